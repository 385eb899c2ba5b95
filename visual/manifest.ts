import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was approved for one picture. */
export interface Reference {
  /** Pixels. */
  width: number;
  height: number;
  /** SHA-256 of the PNG as the browser made it: an equal one needs no second look. */
  shot: string;
}

/** What was approved. Only approving writes it. */
export interface Manifest {
  /** SHA-256 of each sheet, by its file: 'gatecard.br'. */
  sheets: Map<string, string>;
  /** Every approved picture by its id, in the order in which it lies on its sheet. */
  pictures: Map<string, Reference>;
}

const FILE = 'manifest.txt';

/**
 * The manifest of a folder: a line of two words for each sheet, then a line of four for each
 * picture. Empty when nothing was approved.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = { sheets: new Map(), pictures: new Map() };
  const file = join(folder, FILE);
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : [];
  for (const line of lines) {
    const [name = '', first = '', height, shot] = line.split(' ');
    if (shot === undefined) manifest.sheets.set(name, first);
    else manifest.pictures.set(name, { width: Number(first), height: Number(height), shot });
  }
  return manifest;
}

/** Writes a manifest in the order of its names, so that branches which add pictures merge. */
export async function writeManifest({ sheets, pictures }: Manifest, folder: string): Promise<void> {
  const lines = [
    ...[...sheets].map(([file, hash]) => `${file} ${hash}`),
    ...[...pictures].map(([id, { width, height, shot }]) => `${id} ${width} ${height} ${shot}`),
  ];
  await writeFile(join(folder, FILE), lines.map((line) => `${line}\n`).join(''));
}
