import { styled } from '@mui/material/styles';
import { orangePage } from '../../content/drawings.ts';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';

const StampCell = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'center',
  padding: `${spacing(5)} var(--sheet-inset) ${spacing(6)}`,
  borderTop: `1px solid ${vars.palette.line.subtle}`,
  [breakpoints.up('md')]: {
    borderTop: 0,
    borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
  },
  '@media print': {
    padding: '8pt 10pt',
    borderTop: 0,
    borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
  },
}));

/** A stamp with a double rule, like a total in accounting. */
const Stamp = styled('div')(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  ...mixins.column,
  gap: spacing(1, 5),
  alignItems: 'center',
  margin: spacing(1),
  padding: spacing(3, 5, 3, 3),
  border: `2px solid ${vars.palette.line.ink}`,
  outline: `1px solid ${vars.palette.line.ink}`,
  outlineOffset: 3,
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifySelf: 'start',
  },
  '@media print': { padding: '8pt', gap: '2pt 10pt', fontSize: '9.5pt' },
}));

const OrangePage = styled('img')(({ theme: { breakpoints } }) => ({
  width: 116,
  height: 'auto',
  [breakpoints.up('sm')]: { gridRow: '1 / span 2' },
  [breakpoints.between('md', 1100)]: { width: 84 },
  '@media print': { width: '58pt' },
}));

const StampRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: theme.spacing(0, 2),
  alignItems: 'baseline',
  lineHeight: 1.5,
  [theme.breakpoints.down('sm')]: { fontSize: '.9375rem' },
  '@media print': { gridTemplateColumns: '44pt minmax(0, 1fr)', fontSize: '9pt' },
}));

const StampTerm = styled('dt')(({ theme }) => ({
  ...theme.typography.note,
  color: theme.vars.palette.text.secondary,
  '@media print': { fontSize: '8.5pt' },
}));

const Reference = styled('dd')({
  fontWeight: 660,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.08em',
});

const timeFormat = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

export type ReceiptStampProps = Pick<SentRequest, 'reference' | 'sentAt'>;

/** The stamp on the receipt: the success message, the reference and the time. */
export function ReceiptStamp({ reference, sentAt }: ReceiptStampProps) {
  const time = new Date(sentAt);
  return (
    <StampCell>
      <Stamp>
        <OrangePage src={orangePage} alt="" width={304} height={164} />
        <p role="status">
          <strong>{messages.sent}</strong>
        </p>
        <dl>
          <StampRow>
            <StampTerm>{infoForm.reference}</StampTerm>
            <Reference>{reference}</Reference>
          </StampRow>
          <StampRow>
            <StampTerm>{infoForm.sentAt}</StampTerm>
            <dd>
              <time dateTime={time.toISOString()}>{time.toLocaleString('en-US', timeFormat)}</time>
            </dd>
          </StampRow>
        </dl>
      </Stamp>
    </StampCell>
  );
}
