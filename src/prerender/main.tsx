import { existsSync } from 'node:fs';

// Provides PUBLIC_URL, unless the environment sets it.
if (existsSync('.env')) process.loadEnvFile('.env');
// React and MUI choose their builds by this variable when they are imported.
process.env.NODE_ENV = 'production';
const { writePages } = await import('./writePages.ts');
await writePages(process.argv[2] ?? 'dist');
