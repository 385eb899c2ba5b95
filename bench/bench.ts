import { argv } from 'node:process';

/** `npm run bench -- web` or `npm run bench -- server`; docs/performance.md has the results. */
await import(argv[2] === 'server' ? './server.ts' : './web/web.ts');
