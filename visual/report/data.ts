import type { Run } from '../run.ts';

/** The addresses of what there is to see of one picture. */
export interface Sight {
  reference?: string;
  actual?: string;
  difference?: string;
}

/** What the page of the report is given. */
export interface ReportData extends Run {
  sights: Record<string, Sight>;
}
