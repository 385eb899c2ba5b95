import type { Manifest } from 'vite';

/** What a page loads: the site's script, and all that it imports for the page. */
export interface PageFiles {
  entry: string;
  preload: string[];
}

/**
 * Reads Vite's manifest: the files of the entry, and of a page's own module, as URLs.
 * Throws when the manifest does not know a module, as the page would start without it.
 */
export function siteFiles(manifest: Manifest, page?: string): PageFiles {
  const [entry = '', ...shared] = withImports(manifest, 'index.html');
  const own = page ? withImports(manifest, page) : [];
  return { entry, preload: [...new Set([...shared, ...own])] };
}

function withImports(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) {
    throw new Error(
      `The manifest has no ${name}. Its page would load late. Correct src/routes/screens.ts.`,
    );
  }
  const imports = (chunk.imports ?? []).filter((imported) => imported !== 'index.html');
  return [`/${chunk.file}`, ...imports.flatMap((imported) => withImports(manifest, imported))];
}
