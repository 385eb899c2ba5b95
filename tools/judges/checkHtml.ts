import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

interface Report {
  messages: { type: string; subType?: string; url?: string; message: string; extract?: string }[];
}

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** The checker runs in Java. Throws where there is none. */
export function requireJava(): void {
  if (spawnSync('java', ['-version']).error)
    throw new Error(
      'The Nu Html Checker runs in Java, and there is no `java` here: install a JRE.',
    );
}

/** The errors and warnings of the Nu Html Checker in some documents, by their names. */
export function checkHtml(documents: ReadonlyMap<string, string>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'judges-'));
  const names = [...documents.keys()];
  const files = [...documents.values()].map((html, place) => {
    const file = join(folder, `${place}.html`);
    writeFileSync(file, html);
    return file;
  });
  const java = spawnSync('java', ['-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(java.stderr) as Report;
  return messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => ({
      judge: 'Nu Html Checker',
      where: names[Number(basename(url, '.html'))] ?? url,
      what: `${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    }));
}
