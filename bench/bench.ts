import { benchServer } from './server.ts';
import { benchWeb } from './web/web.ts';

/** `npm run bench -- NAME` runs one of these; docs/performance.md has the last figures. */
const benches: Record<string, () => Promise<void>> = { server: benchServer, web: benchWeb };
const bench = benches[process.argv[2] ?? ''];

if (bench) await bench();
else {
  process.stderr.write(`Name a benchmark: ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 1;
}
