import { basename, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** A file of JavaScript that the build makes. */
export interface BuiltChunk {
  name: string;
  isEntry: boolean;
  /** Bytes after brotli. */
  size: number;
  /** The names of the chunks that it imports. */
  imports: string[];
  /** Its share of the bytes for every package and every file of ours that is in it. */
  parts: Record<string, number>;
}

/** The site's JavaScript, and the files of ours that import a package or a file. */
export interface BuiltScript {
  chunks: BuiltChunk[];
  importersOf: (part: string) => string[];
}

/** Builds the site's JavaScript in memory. */
export async function builtScript(): Promise<BuiltScript> {
  const chunks: BuiltChunk[] = [];
  const importers = new Map<string, Set<string>>();
  const collect: Plugin = {
    name: 'collect-chunks',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.fileName.endsWith('.js')) chunks.push(await chunkOf(file));
      }
      for (const id of this.getModuleIds()) {
        for (const importer of this.getModuleInfo(id)?.importers ?? []) {
          if (partOf(importer) === partOf(id)) continue;
          const known = importers.get(partOf(id)) ?? new Set();
          importers.set(partOf(id), known.add(partOf(importer)));
        }
      }
    },
  };
  await build({ logLevel: 'error', build: { write: false }, plugins: [collect] });
  return { chunks, importersOf: (part) => [...(importers.get(part) ?? [])] };
}

async function chunkOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): Promise<BuiltChunk> {
  const name = basename(file.fileName).replace(/-[\w-]{8}\.js$/, '');
  const size = await compressed(file.type === 'chunk' ? file.code : file.source);
  if (file.type === 'asset') return { name, isEntry: false, size, imports: [], parts: {} };
  const imports = file.imports.map((path) => basename(path).replace(/-[\w-]{8}\.js$/, ''));
  return { name, isEntry: file.isEntry, size, imports, parts: shares(file.modules, size) };
}

/**
 * The bytes of a chunk by what they are made of, in the proportion of the code before it was made
 * small.
 */
function shares(modules: Rolldown.OutputChunk['modules'], size: number): Record<string, number> {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => ({
    id,
    renderedLength,
  }));
  const total = lengths.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  const parts: Record<string, number> = {};
  for (const { id, renderedLength } of lengths) {
    const part = partOf(id);
    parts[part] = (parts[part] ?? 0) + Math.round((renderedLength / total) * size);
  }
  return parts;
}

/** The package of a module with the folder in it, or the path of a file of ours. */
function partOf(id: string): string {
  const inPackage = /node_modules\/(@mui\/\w+\/\w+|@[^/]+\/[^/]+|[^/]+)(?!.*node_modules)/.exec(
    id,
  )?.[1];
  return inPackage ?? (relative(process.cwd(), id.replace(/[\0?].*$/, '')) || 'the bundler');
}

async function compressed(code: string | Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(code)).length;
}
