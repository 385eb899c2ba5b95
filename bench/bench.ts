import { benchHost } from './host/host.ts';
import { benchLighthouse } from './web/lighthouse.ts';
import { benchWeb } from './web/web.ts';

/** `npm run bench -- NAME` runs one of these; docs/performance.md has the last figures. */
const benches: Record<string, () => Promise<void>> = {
  host: benchHost,
  web: benchWeb,
  lighthouse: benchLighthouse,
};
const bench = benches[process.argv[2] ?? ''];

if (bench) await bench();
else {
  process.stderr.write(`Say what to measure: ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 1;
}
