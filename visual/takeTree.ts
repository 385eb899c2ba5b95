import { afterEach, expect, type TestContext } from 'vitest';
import { server, utils } from 'vitest/browser';

const GENERATED_ID = /#_r_\w+?_-/g;

/** Stories without a reference: flows, mails (shown in frames), and parts that pages contain. */
const LEFT_OUT = /^(?:flows|mails|states|ui)-/;

// Compares the accessibility tree of each story with its reference.
afterEach(async (context) => {
  const { task, story } = context as TestContext & { story: { id: string } };
  if (task.result?.state === 'fail' || LEFT_OUT.test(story.id)) return;
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  const file = `${server.config.root}/visual/references/tree/${story.id.replace('--', '/')}.yaml`;
  // oxlint-disable-next-line vitest/no-standalone-expect -- each story ends here
  await expect(`${tree.replaceAll(GENERATED_ID, '#')}\n`).toMatchFileSnapshot(file);
});
