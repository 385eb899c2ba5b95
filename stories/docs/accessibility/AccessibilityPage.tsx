import { DocsTable } from '../DocsTable.tsx';

const documents = import.meta.glob<string>('../../../docs/accessibility.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const principles = Object.values(documents).flatMap((text) => text.split(/^## /m).slice(1));

/** The table of docs/accessibility.md, one part for each principle of WCAG. */
export function AccessibilityPage() {
  return principles.map((principle) => {
    const [caption = '', ...lines] = principle.split('\n');
    return (
      <DocsTable
        key={caption}
        caption={caption}
        columns={['Criterion', 'Level', 'Proven by']}
        rows={lines
          .filter((line) => line.startsWith('|'))
          .slice(2)
          .map(cellsOf)}
      />
    );
  });
}

/** The cells of a row, with one line for each test. */
function cellsOf(row: string) {
  const [criterion = '', level = '', proof = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const tests = proof.split('<br>').map((test) => <div key={test}>{test.replaceAll('`', '')}</div>);
  return [criterion, level, tests] as const;
}
