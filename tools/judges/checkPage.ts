import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

interface Ace {
  Checker: new () => {
    check: (root: Document, rulesets: string[]) => Promise<{ results: Result[] }>;
  };
}

interface Result {
  ruleId: string;
  message: string;
  snippet: string;
  value: [severity: string, outcome: string];
}

const path = new URL(import.meta.resolve('accessibility-checker-engine/ace.js'));

/** IBM's engine, as a script for the page. */
export const engine = `${readFileSync(path, 'utf8')}
window.ace = ace;`;

/**
 * What IBM's engine holds against the page as it is: WCAG 2.2 A and AA, and rules of its own. What
 * it only asks a person to look at is left out.
 */
export async function checkPage(page: Page, where: string): Promise<Finding[]> {
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Ace };
    const report = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return report.results.filter(({ value }) => value[1] === 'FAIL');
  });
  return results.map(({ ruleId, message, snippet }) => ({
    judge: 'IBM Equal Access',
    where,
    what: `${ruleId}: ${message} ${snippet.slice(0, 120)}`,
  }));
}
