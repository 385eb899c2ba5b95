import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { ColorRoles, layout, motion, shadows } from './tokens.ts';

type OurRoles = Pick<ColorRoles, 'hivis' | 'line' | 'blueprint' | 'notice' | 'focus'>;

declare module '@mui/material/styles' {
  interface Palette extends OurRoles {}
  interface PaletteOptions extends OurRoles {}
  interface TypeBackground {
    sunken: string;
  }
  interface PaletteColor {
    tint?: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface Mixins {
    canHover: string;
  }
  interface TypographyVariants {
    display: CSSProperties;
    h1Long: CSSProperties;
    lead: CSSProperties;
    label: CSSProperties;
    note: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    h1Long?: CSSProperties;
    lead?: CSSProperties;
    label?: CSSProperties;
    note?: CSSProperties;
  }
  interface Theme {
    layout: typeof layout;
    raised: typeof shadows;
    timing: typeof motion;
  }
  interface ThemeOptions {
    layout?: typeof layout;
    raised?: typeof shadows;
    timing?: typeof motion;
  }
}

declare module '@mui/material/Link' {
  interface LinkOwnProps {
    /** What the router hands to the page behind the link. */
    state?: unknown;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    h1Long: true;
    lead: true;
    label: true;
    note: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    caption: false;
    overline: false;
  }
}
