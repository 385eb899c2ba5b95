import { ThemeProvider } from '@mui/material/styles';
import { Logo } from '../../../src/components/ui/Logo.tsx';
import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';
import logo from '../../../src/assets/logo/logo.svg';
import mark from '../../../src/assets/logo/logo-mark.svg';
import reversedMark from '../../../src/assets/logo/logo-mark-reversed.svg';
import reversedLogo from '../../../src/assets/logo/logo-reversed.svg';
import { dark, light } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';

const theme = createSiteTheme();

/** Where the logo stands: a ground by its role, and the color of the name on it. */
const places = [
  { name: 'Light: background.default', ink: light.text.primary, ground: light.background.default },
  { name: 'Light: background.paper', ink: light.text.primary, ground: light.background.paper },
  { name: 'Dark: background.default', ink: dark.text.primary, ground: dark.background.default },
  { name: 'Dark: background.paper', ink: dark.text.primary, ground: dark.background.paper },
  { name: 'Blueprint', ink: light.blueprint.ink, ground: light.blueprint.main },
];

/** The logo as a file, for letters, slides and print. */
const files = [
  { name: 'logo.svg', file: logo, ground: light.background.paper },
  { name: 'logo-reversed.svg', file: reversedLogo, ground: light.blueprint.main },
  { name: 'logo-mark.svg', file: mark, ground: light.background.paper },
  { name: 'logo-mark-reversed.svg', file: reversedMark, ground: light.blueprint.main },
];

/** The logo as the site draws it, on every ground that it may stand on, and its files. */
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
      <DocsTable
        caption="Files"
        columns={['File', 'Press to download']}
        rows={files.map(({ name, file, ground }) => [
          name,
          <a
            key="picture"
            href={file}
            download={name}
            style={{ display: 'block', padding: 24, backgroundColor: ground }}
          >
            <img src={file} alt={`Download ${name}`} height={40} />
          </a>,
        ])}
      />
    </ThemeProvider>
  );
}
