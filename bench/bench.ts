import { argv } from 'node:process';

/** `npm run bench -- web` and `npm run bench -- server`; docs/performance.md has the last figures. */
await import(argv[2] === 'server' ? './server.ts' : './web/web.ts');
