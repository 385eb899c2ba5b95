import { afterEach, expect, type TestContext } from 'vitest';
import { server, utils } from 'vitest/browser';

/** React numbers the ids of fields. */
const GENERATED_ID = /#_r_\w+?_-/g;

/** Pages show the primitives; mails are in frames; flows change by themselves. */
const LEFT_OUT = /^(?:flows|mails|states|ui)-/;

// What assistive technology reads of a page or a part of one, in its order, beside its picture.
afterEach(async (context) => {
  const { task, story } = context as TestContext & { story: { id: string } };
  if (task.result?.state === 'fail' || LEFT_OUT.test(story.id)) return;
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  const file = `${server.config.root}/visual/references/tree/${story.id.replace('--', '/')}.yaml`;
  // oxlint-disable-next-line vitest/no-standalone-expect -- each story ends here
  await expect(`${tree.replaceAll(GENERATED_ID, '#')}\n`).toMatchFileSnapshot(file);
});
