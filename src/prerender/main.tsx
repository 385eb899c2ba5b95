import { existsSync } from 'node:fs';

// PUBLIC_URL, where the environment does not name it.
if (existsSync('.env')) process.loadEnvFile('.env');
// React and MUI decide at their import which of their builds they are: this comes first.
process.env.NODE_ENV = 'production';
const { writePages } = await import('./writePages.ts');
await writePages(process.argv[2] ?? 'dist');
