import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readManifest } from '../../visual/manifest.ts';
import { encodePicture, type Picture } from '../../visual/picture.ts';
import { findUnapproved, referenceReader, updateReferences } from '../../visual/references.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'references-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A picture of one color. */
const look = (shade: number, width = 4, height = 3): Picture => ({
  width,
  height,
  data: Buffer.alloc(width * height * 4, shade),
});

const approval = (id: string, picture: Picture) => ({
  id,
  png: encodePicture(picture),
  shot: `shot-${picture.data[0]}`,
});

const approve = (...approvals: ReturnType<typeof approval>[]) =>
  updateReferences(approvals, [], folder);

const reference = async (id: string) => {
  const { width, height, data } = await referenceReader(await readManifest(folder), folder)(id);
  return { width, height, data: Buffer.from(data) };
};

test('no reference of this repository has changed without being approved', async () => {
  expect(await findUnapproved()).toEqual([]);
});

test('an approved picture is kept, pixel by pixel, on the sheet of its component', async () => {
  await approve(
    approval('gatecard--code-step.phone', look(9, 2, 7)),
    approval('gatecard--address-step.desk', look(120)),
    approval('header--signed-in.desk', look(200)),
  );

  expect(await reference('gatecard--code-step.phone')).toEqual(look(9, 2, 7));
  expect(await reference('gatecard--address-step.desk')).toEqual(look(120));
  expect(await readdir(folder)).toEqual(['gatecard.br', 'header.br', 'manifest.txt']);
  expect(await findUnapproved(folder)).toEqual([]);
});

test('pictures that look alike take the room of one', async () => {
  const noise = {
    width: 64,
    height: 64,
    data: Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * at * 31) >> 7)),
  };
  await approve(approval('icon--up.desk', noise));
  const one = (await readFile(join(folder, 'icon.br'))).length;

  await approve(approval('icon--down.desk', noise), approval('icon--left.desk', noise));

  expect((await readFile(join(folder, 'icon.br'))).length).toBeLessThan(one + 100);
});

test('a sheet that changes without being approved is found', async () => {
  await approve(approval('header--signed-in.desk', look(1)), approval('icon--up.desk', look(2)));

  await writeFile(join(folder, 'header.br'), await readFile(join(folder, 'icon.br')));

  expect(await findUnapproved(folder)).toEqual(['header.br has changed.']);
});

test('a sheet that is gone is found, and so is one that nobody approved', async () => {
  await approve(approval('header--signed-in.desk', look(1)));

  await rm(join(folder, 'header.br'));
  await writeFile(join(folder, 'footer.br'), 'c');

  expect(await findUnapproved(folder)).toEqual([
    'header.br is gone.',
    'footer.br is in no manifest.',
  ]);
});

test('approving one story leaves every other reference as it was', async () => {
  await approve(
    approval('header--signed-in.desk', look(1)),
    approval('header--signed-out.desk', look(2)),
    approval('icon--up.desk', look(3)),
  );
  const before = await readManifest(folder);

  await approve(approval('header--signed-out.desk', look(4, 6, 6)));

  const after = await readManifest(folder);
  expect(after.pictures.get('header--signed-in.desk')).toEqual(
    before.pictures.get('header--signed-in.desk'),
  );
  expect(after.pictures.get('header--signed-out.desk')?.shot).toBe('shot-4');
  expect(after.sheets.get('icon.br')).toBe(before.sheets.get('icon.br'));
  expect(await reference('header--signed-in.desk')).toEqual(look(1));
  expect(await reference('header--signed-out.desk')).toEqual(look(4, 6, 6));
});

test('approving refuses to carry on with a sheet that changed behind its back', async () => {
  await approve(approval('header--signed-in.desk', look(1)), approval('icon--up.desk', look(2)));
  await writeFile(join(folder, 'header.br'), await readFile(join(folder, 'icon.br')));

  await expect(approve(approval('header--signed-out.desk', look(3)))).rejects.toThrow(
    'without being approved',
  );
});

test('a picture that is taken out leaves nothing behind', async () => {
  await approve(
    approval('icon--up.desk', look(1)),
    approval('icon--down.desk', look(2)),
    approval('logo--mark.desk', look(3)),
  );

  await updateReferences([], ['icon--up.desk', 'logo--mark.desk'], folder);

  expect([...(await readManifest(folder)).pictures.keys()]).toEqual(['icon--down.desk']);
  expect(await readdir(folder)).toEqual(['icon.br', 'manifest.txt']);
  expect(await reference('icon--down.desk')).toEqual(look(2));
  await expect(reference('icon--up.desk')).rejects.toThrow('No picture was approved');
});

test('a picture is taken out of its sheet while others are approved', async () => {
  await approve(
    approval('header--signed-in.desk', look(1)),
    approval('logo--mark.desk', look(2)),
    approval('logo--mark.phone', look(3)),
  );

  await updateReferences(
    [approval('header--signed-in.desk', look(4))],
    ['logo--mark.desk'],
    folder,
  );

  expect(await reference('header--signed-in.desk')).toEqual(look(4));
  expect(await reference('logo--mark.phone')).toEqual(look(3));
  expect(await findUnapproved(folder)).toEqual([]);
});

test('the manifest has a line for each sheet and one for each picture, in order', async () => {
  await approve(approval('logo--mark.desk', look(2)), approval('icon--up.desk', look(1)));

  const manifest = await readFile(join(folder, 'manifest.txt'), 'utf8');

  expect(manifest).toMatch(
    /^icon\.br \w+\nlogo\.br \w+\nicon--up\.desk 4 3 \S+\nlogo--mark\.desk 4 3 \S+\n$/,
  );
});
