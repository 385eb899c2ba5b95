import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

const Sentence = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'neutral' | 'error';
}>(({ theme, tone }) => ({
  display: 'flex',
  gap: 7,
  alignItems: 'flex-start',
  lineHeight: 1.4,
  fontWeight: 600,
  color: tone === 'error' ? theme.vars.palette.error.main : theme.vars.palette.text.primary,
  '& svg': { marginTop: 2 },
}));

export interface StatusLineProps {
  /**
   * Red with a warning sign, or neutral.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'error';
  children: string;
}

/** One sentence that says how things stand. */
export function StatusLine({ tone = 'neutral', children }: StatusLineProps) {
  return (
    <Sentence tone={tone}>
      {tone === 'error' && <Icon name="alert" size={18} />}
      <span>{children}</span>
    </Sentence>
  );
}
