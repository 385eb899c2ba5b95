import { json } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import type { RenderInput } from './prerenderSite.ts';
import { prerenderSite } from './prerenderSite.ts';

// The program that server/site/renderProgram.ts runs. Its input is JSON, its output serialized.
const { settings, manifest } = (await json(process.stdin)) as RenderInput;
process.stdout.write(serialize(await prerenderSite(settings, manifest, new Date())));
