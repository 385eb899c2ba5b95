import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { overrides } from './overrides.ts';

/** The overrides, with what every MUI link and link button renders. */
export function siteComponents(linkComponent: ElementType): Components<Theme> {
  return {
    ...overrides,
    MuiLink: {
      ...overrides.MuiLink,
      defaultProps: { ...overrides.MuiLink?.defaultProps, component: linkComponent },
    },
    MuiButtonBase: {
      ...overrides.MuiButtonBase,
      defaultProps: { ...overrides.MuiButtonBase?.defaultProps, LinkComponent: linkComponent },
    },
  };
}
