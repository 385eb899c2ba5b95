import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A link or button in small text beside a field, with a touch target 44 pixels high. */
export const QuietLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary },
  '&::after': { content: '""', position: 'absolute', inset: '-11px 0' },
  '&[type="button"]': { minHeight: 24, '&::after': { inset: '-6px 0 -14px' } },
})) as typeof Link;
