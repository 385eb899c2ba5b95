import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { orangePage } from '../../content/drawings.ts';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { Ledger } from '../ui/Ledger.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/** A stamp with a double rule, like a total in accounting. */
const Stamp = styled(Stack)(({ theme: { spacing, vars } }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: spacing(1, 5),
  maxWidth: '29rem',
  margin: 4,
  padding: spacing(3),
  border: `2px solid ${vars.palette.line.ink}`,
  outline: `1px solid ${vars.palette.line.ink}`,
  outlineOffset: 3,
}));

const Picture = styled('img')({ maxWidth: '28%', height: 'auto' });

const Reference = styled(Unbroken)({
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
  const [date, clock] = time.toLocaleString('en-US', timeFormat).split(/(?<=,) (?=\d+:)/);
  const sent = (
    <time dateTime={time.toISOString()}>
      <Unbroken>{date}</Unbroken> <Unbroken>{clock}</Unbroken>
    </time>
  );
  return (
    <Stamp>
      <Picture src={orangePage} alt="" width={104} height={56} />
      <Stack sx={{ flex: '1 1 11.4em' }}>
        <p role="status">
          <strong>{messages.sent}</strong>
        </p>
        <Ledger
          look="stamp"
          rows={[
            ...(reference
              ? [{ term: infoForm.reference, detail: <Reference>{reference}</Reference> }]
              : []),
            { term: infoForm.sentAt, detail: sent },
          ]}
        />
      </Stack>
    </Stamp>
  );
}
