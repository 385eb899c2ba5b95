import { ThemeProvider } from '@mui/material/styles';
import { Logo } from '../../src/components/Logo.tsx';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { dark, light } from '../../src/theme/tokens.ts';
import { DocsTable } from './DocsTable.tsx';

const theme = createSiteTheme();

/** Where the logo stands: a ground by its role, and the color of the name on it. */
const places = [
  { name: 'Light: background.default', ink: light.text.primary, ground: light.background.default },
  { name: 'Light: background.paper', ink: light.text.primary, ground: light.background.paper },
  { name: 'Dark: background.default', ink: dark.text.primary, ground: dark.background.default },
  { name: 'Dark: background.paper', ink: dark.text.primary, ground: dark.background.paper },
  { name: 'Blueprint', ink: light.blueprint.ink, ground: light.blueprint.main },
];

/** The logo as the site draws it, on every ground that it may stand on. */
export function LogoPage() {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <DocsTable
        caption="Grounds"
        columns={['Ground', 'Colors', 'Logo']}
        rows={places.map(({ name, ink, ground }) => [
          name,
          <code key="colors">
            {ink} on {ground}
          </code>,
          <div key="logo" style={{ padding: 24, color: ink, backgroundColor: ground }}>
            <Logo />
          </div>,
        ])}
      />
    </ThemeProvider>
  );
}
