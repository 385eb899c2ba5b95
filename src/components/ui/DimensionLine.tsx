import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Line = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: 560,
  fontStretch: '96%',
}) as typeof Typography;

const Rule = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 24px',
  minWidth: 24,
  height: 15,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '7px 0 auto',
    borderTop: '1px solid currentColor',
    opacity: 0.55,
    '@media (prefers-contrast: more)': { opacity: 1 },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 6,
    insetInlineStart: -8,
    width: 16,
    borderTop: `2px solid ${theme.vars.palette.hivis.main}`,
    transform: 'rotate(-45deg)',
  },
}));

const EndRule = styled(Rule)({ '&::after': { insetInline: 'auto -8px' } });

/** Text between two ticks, like a dimension in a technical drawing. */
export function DimensionLine({ children, ...rest }: TypographyProps) {
  return (
    <Line variant="note" component="p" {...rest}>
      <Rule aria-hidden />
      {children}
      <EndRule aria-hidden />
    </Line>
  );
}
