import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { cells, measures } from './measures.ts';
import type { ColorRoles, column, layout, motion, shadows } from './tokens.ts';

type OurRoles = Pick<ColorRoles, 'hivis' | 'line' | 'blueprint' | 'notice' | 'focus'>;

type OurVariants = 'display' | 'h1Long' | 'lead' | 'label' | 'note';

interface OurValues {
  layout: typeof layout;
  measures: typeof measures;
  raised: typeof shadows;
  timing: typeof motion;
}

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
    column: typeof column;
    cells: typeof cells;
  }
  interface TypographyVariants extends Record<OurVariants, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OurVariants, CSSProperties>> {}
  interface Theme extends OurValues {}
  interface ThemeOptions extends Partial<OurValues> {}
}

declare module '@mui/material/Link' {
  interface LinkOwnProps {
    state?: unknown;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OurVariants, true> {}
}
