// What only the benchmarks install: the rest of the project is checked without it.

declare module 'lighthouse' {
  export interface Audit {
    title: string;
    score: number | null;
    numericValue?: number;
  }
  export interface Category {
    score: number | null;
    auditRefs: { id: string }[];
  }
  export interface Result {
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
    runtimeError?: { code: string; message: string };
  }
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
    config: undefined,
    page: import('puppeteer-core').Page,
  ): Promise<{ lhr: Result; report: string | string[] } | undefined>;
}

declare module 'puppeteer-core' {
  export interface Page {
    goto(url: string): Promise<unknown>;
    evaluate<Given extends unknown[], Result>(
      run: (...given: Given) => Result,
      ...given: Given
    ): Promise<Awaited<Result>>;
  }
  export interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }
  export interface Browser {
    createBrowserContext(): Promise<BrowserContext>;
    version(): Promise<string>;
    close(): Promise<void>;
  }
  export function launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
}

declare module '@mui/icons-material' {
  type Icon = typeof import('@mui/material').SvgIcon;
  export const ArrowBack: Icon;
  export const ArrowForward: Icon;
  export const Facebook: Icon;
  export const LinkedIn: Icon;
  export const Send: Icon;
  export const YouTube: Icon;
}
