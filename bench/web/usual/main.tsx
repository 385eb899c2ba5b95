import { CssBaseline, GlobalStyles, ThemeProvider, createTheme } from '@mui/material';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import archivo from '../../../src/assets/font/archivo-probuilt-latin.woff2';
import { light } from '../../../src/theme/tokens.ts';
import { Frame } from './Frame.tsx';
import { Info } from './Info.tsx';
import { Landing } from './Landing.tsx';
import { NotFound } from './NotFound.tsx';
import { Policy } from './Policy.tsx';
import { VerifiedOnly, VisitorProvider } from './visitor.tsx';

const theme = createTheme({
  palette: { ...light, secondary: { main: light.hivis.main } },
  typography: {
    fontFamily: 'Archivo, Roboto, Arial, sans-serif',
    h1: { fontSize: '2.5rem' },
    h2: { fontSize: '1.75rem' },
    h3: { fontSize: '1.25rem' },
  },
});

const font = {
  '@font-face': {
    fontFamily: 'Archivo',
    src: `url('${archivo}') format('woff2')`,
    fontWeight: '400 700',
    fontDisplay: 'swap',
  },
} as const;

/**
 * The site as it is usually built: one bundle, an empty root, every part as its library offers it.
 */
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={font} />
      <VisitorProvider>
        <BrowserRouter>
          <Frame>
            <Routes>
              <Route path="/" element={<VerifiedOnly page={<Landing />} />} />
              <Route path="/info" element={<VerifiedOnly page={<Info />} />} />
              <Route path="/privacy-policy" element={<Policy />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Frame>
        </BrowserRouter>
      </VisitorProvider>
    </ThemeProvider>
  </StrictMode>,
);
