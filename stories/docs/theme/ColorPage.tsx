import type { ReactNode } from 'react';
import { dark, light, type ColorRoles } from '../../../src/theme/tokens.ts';
import { colorPairs, contrast, leastContrast, rolesOf } from './contrast.ts';
import { DocsTable } from '../DocsTable.tsx';
import { colorUses, inWords, type Use } from './uses.ts';

/** Every color by its role in both schemes, and the measured contrast of each pair that meets. */
export function ColorPage() {
  return (
    <>
      <Roles />
      <Pairs caption="Light: measured contrast" scheme={light} />
      <Pairs caption="Dark: measured contrast" scheme={dark} />
    </>
  );
}

function Roles() {
  const darkRoles = rolesOf(dark);
  return (
    <DocsTable
      caption="Roles"
      columns={['Role', 'Used', 'Light', 'Dark']}
      rows={[...rolesOf(light)].map(([role, color]) => [
        inWords(role, roleUse(role)),
        roleUse(role)?.[1],
        <Swatch key="light" color={color} />,
        <Swatch key="dark" color={darkRoles.get(role) ?? ''} />,
      ])}
    />
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }}>
      <span
        style={{
          width: 40,
          height: 24,
          backgroundColor: color,
          border: `1px solid ${light.line.control}`,
        }}
      />
      <code>{color}</code>
    </span>
  );
}

function Pairs({ caption, scheme }: { caption: string; scheme: ColorRoles }) {
  const roles = rolesOf(scheme);
  return (
    <DocsTable
      caption={caption}
      columns={['Color on its ground', 'Sample', 'Measured', 'At least', 'For']}
      rows={colorPairs.map(({ color, ground, use }) => {
        const [ink = '', paper = ''] = [roles.get(color), roles.get(ground)];
        return [
          `${nameOf(color)} on ${nameOf(ground)}`,
          <Sample key="sample" ink={ink} paper={paper}>
            {use === 'mark' ? '—' : 'Your clients build'}
          </Sample>,
          `${contrast(ink, paper).toFixed(2)}:1`,
          `${leastContrast[use]}:1`,
          use,
        ];
      })}
    />
  );
}

function Sample({ ink, paper, children }: { ink: string; paper: string; children: ReactNode }) {
  return (
    <span style={{ padding: '4px 10px', whiteSpace: 'nowrap', color: ink, backgroundColor: paper }}>
      {children}
    </span>
  );
}

function roleUse(role: string): Use | undefined {
  const [group = '', name = ''] = role.split('.');
  const uses: Record<string, Record<string, Use>> = colorUses;
  return uses[group]?.[name];
}

const nameOf = (role: string) => roleUse(role)?.[0] ?? role;
