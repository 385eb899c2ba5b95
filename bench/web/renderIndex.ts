import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { compress } from '../../src/render/compress.ts';

// Takes the place of src/render/main.ts for a site that is one HTML file.
const program = process.argv[1] ?? '';
const html = readFileSync(join(program, '../../client/index.html'));
const page = { file: 'index.html', noindex: false };
process.stdout.write(
  serialize({
    files: { 'index.html': await compress(html) },
    contentSecurityPolicy: "default-src 'self' 'unsafe-inline' data:",
    pages: { '/': page },
    notFound: page,
    hostFiles: {},
  }),
);
