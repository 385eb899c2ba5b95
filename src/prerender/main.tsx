import { existsSync } from 'node:fs';

// Provides PUBLIC_URL, unless the environment sets it.
if (existsSync('.env')) process.loadEnvFile('.env');
// Must precede the imports of React and MUI, which choose their builds by it.
process.env.NODE_ENV = 'production';
const { writePages } = await import('./writePages.ts');
await writePages(process.argv[2] ?? 'dist');
