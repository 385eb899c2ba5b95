import type { Components, Theme } from '@mui/material/styles';
import { pageStyles } from './pageStyles.ts';
import { motion } from './tokens.ts';

const CONTROL_HEIGHT = 52;
const SMALL_CONTROL_HEIGHT = 44;
/** The horizontal padding of buttons, not a multiple of the spacing unit. */
const BUTTON_INSET = 22;

/** On touch screens, a hover style would remain after a tap. */
export const CAN_HOVER = '@media (hover: hover)';

const MORE_CONTRAST = '@media (prefers-contrast: more)';

const focusRing = ({ vars }: Theme) => ({
  outline: `3px solid ${vars.palette.focus.main}`,
  '@media (forced-colors: active)': { outlineColor: 'Highlight' },
});

export const overrides: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme: { layout } }) => ({
        maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
        paddingInline: layout.gutter,
        '@media print': { paddingInline: 0 },
      }),
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiCircularProgress: {
    // An empty size adds no style attribute, which the content security policy would block.
    defaultProps: {
      size: '',
      thickness: 6.6,
      color: 'inherit',
      disableShrink: true,
      enableTrackSlot: true,
    },
    styleOverrides: {
      root: {
        flex: 'none',
        width: '1.25rem',
        height: '1.25rem',
        animationDuration: `${motion.turn}ms`,
        '@media (prefers-reduced-motion: reduce)': {
          animationDuration: `${motion.reducedMotionTurn}ms`,
        },
      },
      track: { opacity: 0.28 },
      circleDisableShrink: { strokeDasharray: '37px, 200px' },
    },
  },
  MuiButtonBase: {
    // With `disableRipple` alone, MUI would still render a button again on each press.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ WebkitUserSelect: 'none', '&:focus-visible': focusRing(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: CONTROL_HEIGHT,
        padding: `8px ${BUTTON_INSET}px`,
        textAlign: 'center',
        transition: `background-color ${motion.quick}ms ${motion.easing}, border-color ${motion.quick}ms ${motion.easing}`,
        '&[aria-disabled="true"]': { cursor: 'progress' },
      },
      startIcon: { margin: 0, marginInlineEnd: 12, '& > *:nth-of-type(1)': { fontSize: 20 } },
      endIcon: { margin: 0, marginInlineStart: 12, '& > *:nth-of-type(1)': { fontSize: 20 } },
      sizeSmall: { minHeight: SMALL_CONTROL_HEIGHT, padding: '8px 16px', fontSize: '1rem' },
      contained: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.hivis.main,
        color: vars.palette.hivis.ink,
        '&, &:hover': { boxShadow: `inset 0 -2px 0 ${vars.palette.hivis.edge}` },
        [CAN_HOVER]: { '&:hover': { backgroundColor: vars.palette.hivis.hover } },
        '&:active': { backgroundColor: vars.palette.hivis.active, boxShadow: 'none' },
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
      }),
      outlined: ({ theme: { vars } }) => ({
        borderColor: vars.palette.line.control,
        [MORE_CONTRAST]: { borderWidth: 2 },
        [CAN_HOVER]: {
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
        minWidth: 0,
        padding: '8px 0',
        color: vars.palette.primary.main,
        fontWeight: 560,
        fontStretch: '100%',
        textUnderlineOffset: '.25em',
        '&, &:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
        [CAN_HOVER]: {
          '&:hover': { textDecorationThickness: 2, backgroundColor: 'transparent' },
        },
        '&[aria-disabled="true"]': { textDecoration: 'none' },
        // A button with a spinner keeps its color, because it is busy and not disabled.
        '&[aria-disabled="true"]:not(:has(svg))': {
          color: vars.palette.text.secondary,
          cursor: 'default',
          '@media (forced-colors: active)': { color: 'GrayText' },
        },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: {
      fullWidth: true,
      // MUI's global styles are for floating labels, which the site does not use.
      disableInjectingGlobalStyles: true,
      slots: { notchedOutline: () => null },
    },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: CONTROL_HEIGHT,
        backgroundColor: vars.palette.background.paper,
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: `1px solid ${vars.palette.line.control}`,
          borderRadius: 'inherit',
          pointerEvents: 'none',
          [MORE_CONTRAST]: { borderWidth: 2 },
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
        '@media (forced-colors: active)': {
          '&:focus-within': { outlineColor: 'Highlight' },
          '&:has([readonly])::after': { borderStyle: 'dashed' },
        },
      }),
      input: ({ theme: { vars } }) => ({
        height: 'auto',
        minHeight: '1.5em',
        padding: '12px 16px',
        lineHeight: 1.5,
        '&:focus-visible': { outline: 'none' },
        // An inset shadow covers the autofill background, which CSS cannot change.
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
  MuiCssBaseline: { styleOverrides: pageStyles },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '.18em',
        [MORE_CONTRAST]: { textDecorationThickness: 2 },
        [CAN_HOVER]: {
          '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: 2 },
        },
        '&&:focus-visible': focusRing(theme),
      }),
    },
  },
};
