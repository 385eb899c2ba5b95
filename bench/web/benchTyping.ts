import type { Browser } from '@playwright/test';
import { measureTyping } from './measureTyping.ts';
import { rememberedVisitor } from './rememberedVisitor.ts';
import type { Site } from './startSite.ts';
import { fieldCounts, type Typed } from './typingTable.ts';

const REAL_FORM = 'ours, on /info';
const labels = {
  ours: 'ours',
  usual: '`<Formik>` with `TextField`',
  react: 'React alone',
  byHand: 'by hand',
};

export interface BenchTypingOptions {
  rounds: number;
  ours: Site;
  /** Serves the forms of `typing`. */
  forms: Site;
}

/** Types into every form with every number of fields, in turn; into the real one as it is. */
export async function benchTyping(
  browser: Browser,
  { rounds, ours, forms }: BenchTypingOptions,
): Promise<Typed> {
  const storageState = await rememberedVisitor(browser, ours.url);
  const typed = new Map<string, Map<number, number[]>>();
  const note = async (form: string, count: number, address: string) => {
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await page.goto(address);
    const counts = typed.get(form) ?? new Map<number, number[]>();
    counts.set(count, [...(counts.get(count) ?? []), await measureTyping(page)]);
    typed.set(form, counts);
    await context.close();
    process.stdout.write('.');
  };
  for (let round = 0; round < rounds; round += 1) {
    await note(REAL_FORM, 9, `${ours.url}/info`);
    for (const count of fieldCounts) {
      for (const [form, label] of Object.entries(labels)) {
        await note(label, count, `${forms.url}/?form=${form}&fields=${count}`);
      }
    }
  }
  return typed;
}
