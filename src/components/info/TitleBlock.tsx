import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { company } from '../../../shared/company.ts';
import { infoForm } from '../../content/infoForm.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';

const Block = styled('div')(({ theme: { breakpoints, typography, vars } }) => {
  const { ink, subtle } = vars.palette.line;
  return {
    borderBottom: `1px solid ${ink}`,
    '& > h2': { padding: '16px var(--sheet-inset)', borderBottom: `1px solid ${ink}` },
    '& dt, & .term': {
      ...typography.note,
      lineHeight: 1.7,
      fontStretch: '94%',
      color: vars.palette.text.secondary,
    },
    '& dd': {
      lineHeight: 1.45,
      fontWeight: 560,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    // If the column is narrow or the text is large, the detail wraps below its term.
    '& dl > div, & .from': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
    '& dt': { flex: '0 0 6rem' },
    '& .from > .term': { flex: '1 0 100%' },
    '& dd, & .from > div': { flex: '1 1 9rem', minWidth: 0 },
    '& > dl > div': { padding: '12px var(--sheet-inset)', borderBottom: `1px solid ${subtle}` },
    '& .from': { padding: '12px var(--sheet-inset) 16px' },
    [breakpoints.up('sm')]: {
      '& > dl': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& > dl > div': { display: 'block', borderBottom: 0, paddingBottom: 16 },
      '& > dl > div + div': { borderInlineStart: `1px solid ${subtle}`, paddingInline: 20 },
      '& > dl + *': { borderTop: `1px solid ${subtle}` },
      '& .from > .term': { flex: '0 0 6rem' },
      '&.sent > dl': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)' },
    },
    [breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > h2': { gridColumn: '1 / -1' },
      '&:not(.sent) > dl > div': { padding: 16 },
      '&:not(.sent) > dl > div:first-of-type': { paddingInlineStart: 'var(--sheet-inset)' },
      '& > dl + *': { borderTop: 0, borderInlineStart: `1px solid ${subtle}` },
      '& .from > .term': { flexBasis: '3.5rem' },
      '&.sent > dl': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center' },
      '&.sent > dl > div': { display: 'flex', padding: '8px var(--sheet-inset)', border: 0 },
      '&.sent > dl > div + div': { borderTop: `1px solid ${subtle}` },
      '& > .stamped': { alignContent: 'center' },
    },
  };
});

export interface TitleBlockProps {
  headingId: string;
  /** The email of a sent request. Before sending, `children` contains the email field. */
  from?: string | undefined;
  children: ReactNode;
}

/** The title block, as on a paper request for information: recipient, subject and sender. */
export function TitleBlock({ headingId, from, children }: TitleBlockProps) {
  return (
    <Block className={from === undefined ? undefined : 'sent'}>
      <Typography variant="h3" component="h2" id={headingId}>
        {infoForm.heading}
      </Typography>
      <dl>
        <div>
          <dt>{infoForm.to}</dt>
          <dd>
            {infoForm.sales(company.name)}
            <br />
            <PhoneLink sx={{ display: 'inline-block', py: 1, fontWeight: 420 }} />
          </dd>
        </div>
        <div>
          <dt>{infoForm.subject}</dt>
          <dd>{company.program}</dd>
        </div>
        <div>
          <dt>{from === undefined ? infoForm.response : infoForm.from}</dt>
          <dd>
            {from === undefined ? (
              infoForm.promise
            ) : (
              <bdi>
                <WrappingEmail email={from} />
              </bdi>
            )}
          </dd>
        </div>
      </dl>
      {children}
    </Block>
  );
}
