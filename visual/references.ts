import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What was approved for one picture. */
export interface Reference {
  /** The PNG, relative to the folder of references. Equal pictures have one file. */
  file: string;
  /** SHA-256 of that file. */
  hash: string;
  /** SHA-256 of the PNG as the browser made it: an equal one needs no second look. */
  shot: string;
}

/** Every approved picture by its id, in order. Only approving writes it. */
export type Manifest = Record<string, Reference>;

/** A picture that becomes a reference. */
export interface Approval {
  id: string;
  png: Buffer;
  shot: string;
}

export const referencesFolder = join(import.meta.dirname, 'references');

const MANIFEST = 'manifest.txt';

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The manifest of a folder: a line for each picture, of four words. Empty when nothing was approved. */
export async function readManifest(folder = referencesFolder): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) return {};
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [id = '', path = '', hash = '', shot = ''] = line.split(' ');
      return [id, { file: path, hash, shot }];
    }),
  );
}

/**
 * What is in a folder that nobody approved: a file that changed, is gone, or is in no manifest.
 * One plain sentence for each; none when all is well.
 */
export async function findUnapproved(folder = referencesFolder): Promise<string[]> {
  const approved = new Map(
    Object.values(await readManifest(folder)).map(({ file, hash }) => [file, hash] as const),
  );
  const present = await pngsIn(folder);
  const strays = present.filter((file) => !approved.has(file));
  const checks = [...approved].map(async ([file, hash]) => {
    if (!present.includes(file)) return [`${file} is gone.`];
    return hashOf(await readFile(join(folder, file))) === hash ? [] : [`${file} has changed.`];
  });
  return [
    ...(await Promise.all(checks)).flat(),
    ...strays.map((file) => `${file} is in no manifest.`),
  ];
}

/**
 * Makes pictures references, takes others out, and leaves every other one as it was. A file is
 * named after the first picture that looks like it: 'gatecard/address-step.phone.png'.
 */
export async function updateReferences(
  approvals: readonly Approval[],
  removed: readonly string[],
  folder = referencesFolder,
): Promise<void> {
  const before = await readManifest(folder);
  const named = new Set([...approvals.map(({ id }) => id), ...removed]);
  const kept = Object.entries(before).filter(([id]) => !named.has(id));
  const bytes = new Map<string, Buffer>();
  for (const [, { file, hash }] of kept) {
    if (!bytes.has(hash)) bytes.set(hash, await readApproved(join(folder, file), hash));
  }
  for (const { png } of approvals) bytes.set(hashOf(png), png);

  const entries = [
    ...kept.map(([id, { hash, shot }]) => ({ id, hash, shot })),
    ...approvals.map(({ id, png, shot }) => ({ id, hash: hashOf(png), shot })),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const files = new Map<string, string>();
  for (const { id, hash } of entries) if (!files.has(hash)) files.set(hash, fileOf(id));
  const lines = entries.map(({ id, hash, shot }) => `${id} ${files.get(hash)} ${hash} ${shot}\n`);

  await writeFiles(folder, files, bytes);
  await writeFile(join(folder, MANIFEST), lines.join(''));
}

async function readApproved(path: string, hash: string): Promise<Buffer> {
  const body = await readFile(path);
  if (hashOf(body) === hash) return body;
  throw new Error(
    `${path} changed without being approved. Restore it with git, then approve again.`,
  );
}

/** 'gatecard--address-step.phone' becomes 'gatecard/address-step.phone.png'. */
const fileOf = (id: string): string => `${id.replace('--', '/')}.png`;

async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  bytes: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const wanted = new Set(files.values());
  for (const file of await pngsIn(folder)) if (!wanted.has(file)) await rm(join(folder, file));
  for (const [hash, file] of files) {
    const body = bytes.get(hash);
    const path = join(folder, file);
    if (!body || (existsSync(path) && hashOf(await readFile(path)) === hash)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
  }
}

async function pngsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
