import { existsSync } from 'node:fs';

// Provides settings such as PUBLIC_URL, unless the environment sets them.
if (existsSync('.env')) process.loadEnvFile('.env');
// React and MUI choose their builds by this variable when they are imported.
process.env.NODE_ENV = 'production';
const { writePages } = await import('./writePages.ts');
await writePages(process.argv[2] ?? 'dist');
