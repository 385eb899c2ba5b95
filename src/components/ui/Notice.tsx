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
    paddingBlock: 16,
    paddingInline: '16px 18px',
    borderInlineStart: `4px solid ${main}`,
    backgroundColor: tint,
    // Where it takes the focus, the button below it comes into view too.
    scrollMarginBlockEnd: 112,
    fontSize: '1rem',
    // Forced colors leave the color of a drawing alone, and set the one around it.
    '& > span': { display: 'flex', flex: 'none', marginTop: 1, color: main },
    '& strong': { color: tone === 'problem' ? main : 'inherit' },
    '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  };
});

// Where large text leaves them less, they stand below their mark.
const Words = styled('div')({ flex: '1 1 9rem', minWidth: 0 });

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** What happened: something needs the visitor's attention, or something succeeded. */
  tone: Tone;
}

/** A framed message with its mark; `role` says how urgently it is read out. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  return (
    <Box tone={tone} {...rest}>
      <span>
        <Icon name={tone === 'problem' ? 'alert' : 'done'} size={22} />
      </span>
      <Words>{children}</Words>
    </Box>
  );
}
