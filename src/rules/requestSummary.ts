import { employeeCounts } from './employeeCount.ts';
import { infoLimits } from './infoLimits.ts';

/**
 * The rows of a request as sales reads them, in this order, and the most characters of each: what
 * the site writes into the summary of a request, and what the host takes over from it.
 */
export const summaryRows = {
  Name: infoLimits.firstName + ' '.length + infoLimits.lastName,
  Email: infoLimits.email,
  Company: infoLimits.company,
  'Job title': infoLimits.job,
  Phone: infoLimits.phone,
  City: infoLimits.city,
  State: infoLimits.state,
  Message: infoLimits.message,
  Employees: Math.max(...employeeCounts.map(({ label }) => label.length)),
} as const;

/** The label of a row. */
export type SummaryLabel = keyof typeof summaryRows;

/** The labels, in their order. */
export const summaryLabels = Object.keys(summaryRows) as SummaryLabel[];
