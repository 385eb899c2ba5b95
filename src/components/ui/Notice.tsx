import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon.tsx';

type Tone = 'problem' | 'done';

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme: { typography, vars },
  tone,
}) => {
  const { main, tint } = tone === 'problem' ? vars.palette.error : vars.palette.notice;
  return {
    ...typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    padding: 16,
    borderInlineStart: `4px solid ${main}`,
    backgroundColor: tint,
    // When focus scrolls the notice into view, the button below it comes into view too.
    scrollMarginBlockEnd: 112,
    fontSize: '1rem',
    // The color is set on the wrapper, because forced colors do not change the color of an SVG.
    '& > span': { display: 'flex', flex: 'none', marginTop: 1, color: main },
    '& strong': { color: tone === 'problem' ? main : 'inherit' },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  };
});

// If the box is narrow or the text is large, the text wraps below the icon.
const Text = styled('div')({ flex: '1 1 9rem', minWidth: 0 });

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** Red with a warning icon, or neutral with a check mark. */
  tone: Tone;
  role?: 'alert' | 'status';
}

/** A message with an icon; `role` sets how urgently screen readers announce it. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  return (
    <Box tone={tone} {...rest}>
      <span>
        <Icon name={tone === 'problem' ? 'alert' : 'done'} size={22} />
      </span>
      <Text>{children}</Text>
    </Box>
  );
}
