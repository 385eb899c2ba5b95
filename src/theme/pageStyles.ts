import type { CSSObject, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { measuresOfRanges, windows } from './measures.ts';
import { moreContrast, print } from './tokens.ts';

/** Global styles for text, focus, motion and print. */
export function pageStyles({ vars, layout, measures }: Theme): CSSObject {
  return {
    html: {
      scrollPaddingTop: 24,
      WebkitTextSizeAdjust: '100%',
      textRendering: 'optimizeLegibility',
    },
    body: {
      minHeight: measures.window,
      fontSynthesis: 'none',
      overflowWrap: 'break-word',
    },
    'h1, h2, h3, p, ol, ul, dl, dd, figure': { margin: 0, padding: 0 },
    'ol, ul': { listStyle: 'none' },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    'img, svg, video': { display: 'block', maxWidth: '100%' },
    strong: { fontWeight: 640 },
    address: { fontStyle: 'normal' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 600,
    },
    'summary::-webkit-details-marker': { display: 'none' },
    '[open] > summary svg': { transform: 'rotate(180deg)' },
    ':focus-visible': { outline: `3px solid ${vars.palette.focus.main}`, outlineOffset: 3 },
    // Only scripts and fragment links focus these elements, so they need no focus ring.
    '[tabindex="-1"]:focus': { outline: 'none' },
    // Keeps the new page clickable during a view transition.
    ':root': { '--gutter': layout.gutter, viewTransitionName: 'none', ...measuresOfRanges },
    '::view-transition': { pointerEvents: 'none' },
    // Fades the old page out before its heading could overlap the new heading.
    '::view-transition-old(*):only-child': {
      backgroundColor: vars.palette.background.default,
      animationDuration: '90ms',
    },
    '::view-transition-group(orange-page)': { zIndex: 1 },
    // On a phone, both headlines would cover each other.
    '@media (max-width: 599.95px)': {
      '::view-transition-old(*), ::view-transition-new(*)': { animation: 'none' },
      '::view-transition-old(*):only-child': { display: 'none' },
    },
    // Disables the cross-fade, so that the orange page stays opaque while it moves.
    '::view-transition-old(orange-page), ::view-transition-new(orange-page)': { animation: 'none' },
    // Hides the drawing and the orange page if their new places are outside the window.
    '::view-transition-old(orange-page):only-child, ::view-transition-old(build):only-child': {
      display: 'none',
    },
    [windows.lowPhone]: { '.not-on-low-phones.not-on-low-phones': visuallyHidden },
    [windows.lowWindow]: { '.not-in-low-windows.not-in-low-windows': { display: 'none' } },
    '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
    '@media (prefers-contrast: more)': {
      ':root:root': inOneColor(moreContrast, vars.palette.text.primary),
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { transition: 'none !important' },
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animation: 'none !important',
      },
    },
    '@media print': {
      '@page': { margin: '16mm 20mm' },
      body: { fontSize: '10.5pt', backgroundColor: print.paper, color: print.ink },
      'h1.MuiTypography-h1': { fontSize: '22pt' },
      'h1.MuiTypography-h1Long': { fontSize: '17pt' },
      'h1.MuiTypography-display': { marginInlineStart: 0, fontSize: '36pt' },
      'h2.MuiTypography-h2': { fontSize: '15pt' },
      '.MuiTypography-root.MuiTypography-h3': { fontSize: '12pt' },
      'p.MuiTypography-lead': { maxWidth: 'none', fontSize: '11.5pt' },
      '.MuiLink-root.MuiLink-root': { color: 'inherit', textDecoration: 'none' },
      '.no-print, button': { display: 'none !important' },
      '.print-block': { display: 'block !important' },
    },
    '@media print and (prefers-color-scheme: dark)': {
      ':root:root': {
        ...inOneColor(printed, print.ink),
        ...inOneColor(['background-default', 'background-paper'], print.paper),
        ...inOneColor(['line-subtle'], print.line),
      },
    },
  };
}

const printed = [
  'text-primary',
  'text-secondary',
  'primary-main',
  'error-main',
  'line-ink',
  'line-control',
];

/** Sets palette variables. `:root:root` overrides the rule of the theme, which comes later. */
function inOneColor(roles: readonly string[], color: string): CSSObject {
  return Object.fromEntries(roles.map((role) => [`--mui-palette-${role}`, color]));
}
