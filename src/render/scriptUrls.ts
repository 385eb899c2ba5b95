import type { Manifest } from 'vite';

const ENTRY = 'src/main.tsx';

export type ScriptUrls = ReturnType<typeof scriptUrls>;

/** Returns script URLs from Vite's manifest. @throws Error if a module is missing from it */
export function scriptUrls(manifest: Manifest, page?: string) {
  const [entry = '', ...shared] = withImports(manifest, ENTRY);
  const own = page ? withImports(manifest, page) : [];
  return { entry, preload: shared, page: own.filter((url) => !shared.includes(url)) };
}

function withImports(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) {
    throw new Error(
      `The manifest has no ${name}, so its page would load late. Correct src/routes/screens.ts.`,
    );
  }
  const imports = (chunk.imports ?? []).filter((imported) => imported !== ENTRY);
  return [`/${chunk.file}`, ...imports.flatMap((imported) => withImports(manifest, imported))];
}
