// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnapproved, readManifest, updateReferences } from '../../visual/references.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'references-'));
});

afterEach(() => rm(folder, { recursive: true }));

const approval = (id: string, look: string) => ({
  id,
  png: Buffer.from(look),
  shot: `shot-of-${look}`,
});

const approve = (...approvals: ReturnType<typeof approval>[]) =>
  updateReferences(approvals, [], folder);

test('no reference of this repository has changed without being approved', async () => {
  expect(await findUnapproved()).toEqual([]);
});

test('an approved picture becomes a file that its component and state name', async () => {
  await approve(approval('gatecard--code-step.phone-dark', 'a'));

  expect(await readFile(join(folder, 'gatecard/code-step.phone-dark.png'), 'utf8')).toBe('a');
  expect(await findUnapproved(folder)).toEqual([]);
});

test('a reference that changes without being named is found', async () => {
  await approve(approval('header--signed-in.desk', 'a'), approval('header--signed-out.desk', 'b'));

  await writeFile(join(folder, 'header/signed-in.desk.png'), 'b');

  expect(await findUnapproved(folder)).toEqual(['header/signed-in.desk.png has changed.']);
});

test('a reference that is gone is found, and so is one that nobody approved', async () => {
  await approve(approval('header--signed-in.desk', 'a'), approval('footer--at-the-top.desk', 'b'));

  await rm(join(folder, 'header/signed-in.desk.png'));
  await writeFile(join(folder, 'footer/scrolled-down.desk.png'), 'c');

  expect(await findUnapproved(folder)).toEqual([
    'header/signed-in.desk.png is gone.',
    'footer/scrolled-down.desk.png is in no manifest.',
  ]);
});

test('approving one story leaves every other reference as it was', async () => {
  await approve(approval('header--signed-in.desk', 'a'), approval('header--signed-out.desk', 'b'));
  const before = await readManifest(folder);

  await approve(approval('header--signed-out.desk', 'c'));

  const after = await readManifest(folder);
  expect(after['header--signed-in.desk']).toEqual(before['header--signed-in.desk']);
  expect(after['header--signed-out.desk']?.shot).toBe('shot-of-c');
  expect(await readFile(join(folder, 'header/signed-out.desk.png'), 'utf8')).toBe('c');
});

test('approving refuses to carry on with a reference that changed behind its back', async () => {
  await approve(approval('header--signed-in.desk', 'a'));
  await writeFile(join(folder, 'header/signed-in.desk.png'), 'b');

  await expect(approve(approval('header--signed-out.desk', 'c'))).rejects.toThrow(
    'without being approved',
  );
});

test('equal pictures share one file, until one of them changes', async () => {
  await approve(
    approval('landingpage--still.desk', 'a'),
    approval('landingpage--arrived.desk', 'a'),
  );
  expect(await readdir(join(folder, 'landingpage'))).toEqual(['arrived.desk.png']);

  await approve(approval('landingpage--arrived.desk', 'b'));

  expect(await readFile(join(folder, 'landingpage/arrived.desk.png'), 'utf8')).toBe('b');
  expect(await readFile(join(folder, 'landingpage/still.desk.png'), 'utf8')).toBe('a');
  expect(await findUnapproved(folder)).toEqual([]);
});

test('a picture that is taken out leaves no file behind', async () => {
  await approve(approval('icon--up.desk', 'a'), approval('icon--down.desk', 'b'));

  await updateReferences([], ['icon--up.desk'], folder);

  expect(Object.keys(await readManifest(folder))).toEqual(['icon--down.desk']);
  expect(await readdir(join(folder, 'icon'))).toEqual(['down.desk.png']);
});

test('the manifest has one line for each picture, in order', async () => {
  await approve(approval('icon--up.desk', 'a'), approval('icon--down.desk', 'b'));

  const manifest = await readFile(join(folder, 'manifest.txt'), 'utf8');

  expect(manifest).toMatch(/^icon--down\.desk .+\nicon--up\.desk .+\n$/);
});
