import type { Page } from 'playwright';
import type { Story, Viewports } from './plan.ts';

interface Extracted {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: Story['review'];
    viewport?: { options?: Viewports };
  };
  storyGlobals?: { viewport?: { value?: string } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, Extracted>>;
    };
  }
}

/** Asks a served Storybook for its stories and viewports, in the order of its sidebar. */
export async function readStories(page: Page, origin: string): Promise<[Story[], Viewports]> {
  await page.goto(`${origin}/iframe.html`, { waitUntil: 'load' });
  const extracted = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const stories = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
    return stories.map(({ id, title, name, parameters, storyGlobals }) => ({
      id,
      title,
      name,
      review: { ...parameters.chromatic },
      viewports: { ...parameters.viewport?.options },
      viewport: storyGlobals?.viewport?.value,
    }));
  });
  const stories = extracted.map(({ id, title, name, review, viewport }) => ({
    id,
    title,
    name,
    review,
    ...(viewport !== undefined && { viewport }),
  }));
  return [stories, extracted[0]?.viewports ?? {}];
}
