import type { Components, Theme } from '@mui/material/styles';
import { pageStyles } from './pageStyles.ts';
import { motion } from './tokens.ts';

type Overrides = Components<Theme>;

/** The least height of a control, in pixels: main buttons and fields, and the small ones. */
const CONTROL = 52;
const TARGET = 44;

/** Only where something can point: on a touch screen the hover would stay after the tap. */
const POINTED = '@media (hover: hover)';

/** The focus ring, for the parts that bring one of their own. */
const ring = ({ vars }: Theme) => ({
  outline: `3px solid ${vars.palette.focus.main}`,
  '@media (forced-colors: active)': { outlineColor: 'Highlight' },
});

const pressable: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': ring(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: CONTROL,
        padding: '10px 22px',
        textAlign: 'center',
        transition: `background-color ${motion.quick}ms ${motion.easing}, border-color ${motion.quick}ms ${motion.easing}`,
        '&[aria-disabled="true"]': { cursor: 'progress' },
      },
      startIcon: { margin: 0, marginInlineEnd: 12, '& > *:nth-of-type(1)': { fontSize: 20 } },
      endIcon: { margin: 0, marginInlineStart: 12, '& > *:nth-of-type(1)': { fontSize: 20 } },
      sizeSmall: { minHeight: TARGET, padding: '8px 16px', fontSize: '1rem' },
      contained: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.hivis.main,
        color: vars.palette.hivis.ink,
        '&, &:hover': { boxShadow: `inset 0 -2px 0 ${vars.palette.hivis.edge}` },
        [POINTED]: { '&:hover': { backgroundColor: vars.palette.hivis.hover } },
        '&:active': { backgroundColor: vars.palette.hivis.active, boxShadow: 'none' },
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
      outlined: ({ theme: { vars } }) => ({
        borderColor: vars.palette.line.control,
        [POINTED]: {
          '&:hover': { borderColor: vars.palette.text.primary, backgroundColor: 'transparent' },
        },
        '&:active': { boxShadow: `inset 0 -3px 0 ${vars.palette.hivis.active}` },
        '&[aria-current]': {
          borderColor: vars.palette.text.primary,
          boxShadow: `inset 0 -3px 0 ${vars.palette.hivis.main}`,
          '@media (forced-colors: active)': { borderBottomWidth: 4 },
        },
      }),
      text: ({ theme: { vars } }) => ({
        padding: '10px 0',
        textUnderlineOffset: '.25em',
        '&, &:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
        [POINTED]: {
          '&:hover': { textDecorationThickness: 2, backgroundColor: 'transparent' },
        },
        // What has to wait looks like it; where the spinner turns, it is under way.
        '&[aria-disabled="true"]:not(:has(svg))': {
          color: vars.palette.text.secondary,
          textDecoration: 'none',
          cursor: 'default',
          '@media (forced-colors: active)': { color: 'GrayText' },
        },
      }),
    },
  },
};

const inputs: Overrides = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: {
      fullWidth: true,
      // Labels stand above their fields: none floats into the frame, nor has to hear of autofill.
      disableInjectingGlobalStyles: true,
      slots: { notchedOutline: () => null },
    },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: CONTROL,
        backgroundColor: vars.palette.background.paper,
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: `1px solid ${vars.palette.line.control}`,
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
        '&:has([readonly]), &.Mui-disabled': {
          backgroundColor: vars.palette.background.sunken,
        },
        '&:has([readonly])::after, &.Mui-disabled::after': {
          borderColor: vars.palette.line.subtle,
        },
        '&:focus-within': { outline: `3px solid ${vars.palette.focus.main}` },
        '&:focus-within::after': { borderColor: vars.palette.focus.main },
        '&.Mui-error': { outlineOffset: 2 },
        '&.Mui-error::after': { borderWidth: 2, borderColor: vars.palette.error.main },
        '@media (forced-colors: active)': { '&:focus-within': { outlineColor: 'Highlight' } },
      }),
      input: ({ theme: { vars } }) => ({
        height: 'auto',
        minHeight: '1.5em',
        padding: '13px 14px',
        lineHeight: 1.5,
        '&:focus-visible': { outline: 'none' },
        // What a browser has filled in keeps the field's colors: a shadow covers its ground.
        '&:-webkit-autofill': {
          boxShadow: `inset 0 0 0 99px ${vars.palette.background.paper}`,
          WebkitTextFillColor: vars.palette.text.primary,
          caretColor: vars.palette.text.primary,
        },
        '&[readonly]:-webkit-autofill': {
          boxShadow: `inset 0 0 0 99px ${vars.palette.background.sunken}`,
        },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: 0,
        textAlign: 'start',
        textWrap: 'balance',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 600 },
      }),
    },
  },
};

const surfaces: Overrides = {
  MuiCssBaseline: { styleOverrides: pageStyles },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme: { layout } }) => ({
        maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
        '&&': { paddingInline: layout.gutter },
      }),
    },
  },
};

const navigation: Overrides = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '.18em',
        [POINTED]: {
          '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: 2 },
        },
        '&&:focus-visible': ring(theme),
      }),
    },
  },
};

/** Default props and styles for the MUI parts that the site uses. */
export const overrides: Overrides = {
  ...pressable,
  ...inputs,
  ...surfaces,
  ...navigation,
};
