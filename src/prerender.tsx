// React and MUI decide at their import which of their builds they are: this comes first.
process.env.NODE_ENV = 'production';
const { writePages } = await import('./prerender/writePages.ts');
await writePages('dist');

export {};
