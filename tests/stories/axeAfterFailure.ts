import axe from 'axe-core';
import { afterEach, type TestContext } from 'vitest';

interface StoryTest extends TestContext {
  story: { parameters: { a11y?: { test?: string; options?: axe.RunOptions } } };
}

/** How much of an element is shown: its name, and the classes that name its parts. */
const SHOWN = 200;

/** Storybook runs axe only after a `play` that succeeds. Here it runs after one that fails, too. */
afterEach(async (context) => {
  const { task, story } = context as StoryTest;
  const { test, options = {} } = story.parameters.a11y ?? {};
  const [failure] = task.result?.errors ?? [];
  if (!failure || test !== 'error' || /accessibility|axe/i.test(failure.message)) return;
  const { violations } = await axe.run(document.body, options);
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, SHOWN)}`),
  );
  throw new Error(`axe finds something as well:\n${lines.join('\n')}`);
});
