import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, writeManifest, type Manifest } from './manifest.ts';
import { decodePicture, type Picture } from './picture.ts';
import { packSheet, unpackSheet } from './sheet.ts';

/** A picture that becomes a reference. */
export interface Approval {
  id: string;
  /** As the browser made it, with its SHA-256. */
  png: Buffer;
  shot: string;
}

export const referencesFolder = join(import.meta.dirname, 'references');

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The sheet of a picture: 'gatecard--code-step.phone' lies on 'gatecard.br'. */
const sheetOf = (id: string): string => `${id.split('--')[0]}.br`;

/** The approved pictures of one sheet by their ids. Throws when the sheet was not approved. */
async function readSheet(
  file: string,
  { sheets, pictures }: Manifest,
  folder: string,
): Promise<Map<string, Picture>> {
  const entries = [...pictures].filter(([one]) => sheetOf(one) === file);
  if (entries.length === 0) return new Map();
  const body = await readFile(join(folder, file));
  if (hashOf(body) !== sheets.get(file)) {
    throw new Error(`${file} changed without being approved. Restore it with git.`);
  }
  const unpacked = unpackSheet(
    body,
    entries.map(([, reference]) => reference),
  );
  return new Map(unpacked.map((picture, index) => [entries[index]?.[0] ?? '', picture]));
}

/** Reads approved pictures one by one; neighbors on a sheet cost no more than one of them. */
export function referenceReader(manifest: Manifest, folder = referencesFolder) {
  let open = { file: '', looks: Promise.resolve(new Map<string, Picture>()) };
  return async (id: string): Promise<Picture> => {
    const file = sheetOf(id);
    if (open.file !== file) open = { file, looks: readSheet(file, manifest, folder) };
    const look = (await open.looks).get(id);
    if (!look) throw new Error(`No picture was approved for ${id}.`);
    return look;
  };
}

/**
 * What is in a folder that nobody approved: a sheet that changed, is gone, or is in no manifest.
 * One plain sentence for each; none when all is well.
 */
export async function findUnapproved(folder = referencesFolder): Promise<string[]> {
  const { sheets } = await readManifest(folder);
  const present = await sheetsIn(folder);
  const checks = [...sheets].map(async ([file, hash]) => {
    if (!present.includes(file)) return [`${file} is gone.`];
    return hashOf(await readFile(join(folder, file))) === hash ? [] : [`${file} has changed.`];
  });
  const strays = present.filter((file) => !sheets.has(file));
  return [
    ...(await Promise.all(checks)).flat(),
    ...strays.map((file) => `${file} is in no manifest.`),
  ];
}

/** Makes pictures references, takes others out, and leaves every other one as it was. */
export async function updateReferences(
  approvals: readonly Approval[],
  removed: readonly string[],
  folder = referencesFolder,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { sheets, pictures } = await readManifest(folder);
  const files = new Set([...approvals.map(({ id }) => id), ...removed].map(sheetOf));
  // One sheet at a time: its pixels fill a few hundred megabytes.
  for (const file of files) {
    const looks = await readSheet(file, { sheets, pictures }, folder);
    for (const id of removed.filter((id) => sheetOf(id) === file)) {
      looks.delete(id);
      pictures.delete(id);
    }
    for (const { id, png, shot } of approvals.filter(({ id }) => sheetOf(id) === file)) {
      const picture = decodePicture(png);
      looks.set(id, picture);
      pictures.set(id, { width: picture.width, height: picture.height, shot });
    }
    const hash = await writeSheet(join(folder, file), [...inOrder(looks).values()]);
    if (hash) sheets.set(file, hash);
    else sheets.delete(file);
  }
  await writeManifest({ sheets: inOrder(sheets), pictures: inOrder(pictures) }, folder);
}

/** Writes a sheet and returns its hash; one without pictures is removed. */
async function writeSheet(path: string, pictures: readonly Picture[]): Promise<string | undefined> {
  if (pictures.length === 0) {
    await rm(path, { force: true });
    return undefined;
  }
  const sheet = packSheet(pictures);
  await writeFile(path, sheet);
  return hashOf(sheet);
}

function inOrder<T>(map: ReadonlyMap<string, T>): Map<string, T> {
  return new Map([...map].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function sheetsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((file) => file.endsWith('.br'));
}
