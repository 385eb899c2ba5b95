import type { CSSProperties, ReactNode } from 'react';
import { fontFamily } from '../../src/theme/tokens.ts';
import { inScheme } from './theme/inScheme.ts';

const text: CSSProperties = {
  fontFamily,
  fontSize: 15,
  lineHeight: 1.45,
  color: inScheme(({ text }) => text.primary),
};

const cell: CSSProperties = {
  padding: '8px 16px 8px 0',
  borderTop: `1px solid ${inScheme(({ line }) => line.subtle)}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};

export interface DocsTableProps {
  caption: string;
  /** The heads of the columns; the first column heads its rows. */
  columns: readonly string[];
  /** The rows by a key, each with as many cells as there are columns. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A ruled table of the documentation. The key of a row is its first cell. */
export function DocsTable({ caption, columns, rows }: DocsTableProps) {
  return (
    // Storybook dresses bare tables; this one is ruled like the site's ledger.
    <div className="sb-unstyled" style={{ overflowX: 'auto', marginBlock: 24 }}>
      <table style={{ ...text, width: '100%', borderCollapse: 'collapse' }}>
        <caption style={{ ...text, padding: '8px 0', textAlign: 'left', fontWeight: 640 }}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                style={{ ...cell, fontWeight: 640, overflowWrap: 'normal' }}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              <th scope="row" style={{ ...cell, fontWeight: 520, overflowWrap: 'break-word' }}>
                {key}
              </th>
              {cells.map((content, place) => (
                <td key={columns[place + 1]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
