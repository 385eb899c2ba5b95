import type { ExpectStatic } from 'vitest';
import { server, utils } from 'vitest/browser';
import { referenceName, type Story } from './story.ts';

const GENERATED_ID = /#_r_\w+?_-/g;

/** Stories without a reference: flows, mails (shown in frames), and parts that pages contain. */
const LEFT_OUT = /^(?:flows|mails|states|ui)-/;

/** Compares the accessibility tree of a story with its reference. */
export async function compareTree(story: Story, expect: ExpectStatic) {
  if (LEFT_OUT.test(story.id)) return;
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  const file = `${server.config.root}/visual/references/tree/${referenceName(story)}.yaml`;
  await expect.soft(`${tree.replaceAll(GENERATED_ID, '#')}\n`).toMatchFileSnapshot(file);
}
