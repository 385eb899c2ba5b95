import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { orangePage } from '../../content/drawings.ts';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { receiptAnswers } from '../../../shared/summary.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReceiptSheet, SheetBody, SheetFoot } from '../ui/Sheet.tsx';
import { TitleBlock } from './TitleBlock.tsx';

/** A stamp with a double rule, like a total in accounting. */
const Stamp = styled('div')(({ theme: { breakpoints, mixins, vars } }) => ({
  padding: '20px var(--sheet-inset) 24px',
  display: 'grid',
  '& > div': {
    ...mixins.column,
    gap: '4px 20px',
    alignItems: 'center',
    margin: 4,
    padding: '12px 20px 12px 12px',
    border: `2px solid ${vars.palette.line.ink}`,
    outline: `1px solid ${vars.palette.line.ink}`,
    outlineOffset: 3,
  },
  '& img': { width: 116, height: 'auto' },
  '& p': { lineHeight: 1.35 },
  '& dl > div': { gap: '0 8px' },
  '& dt': { flexBasis: '5.25rem' },
  '& dd': { flexBasis: '8rem', fontSize: '1rem', fontWeight: 420, lineHeight: 1.5 },
  '& .reference': { fontWeight: 660, fontVariantNumeric: 'tabular-nums', letterSpacing: '.08em' },
  [breakpoints.up('sm')]: {
    '& > div': { gridTemplateColumns: 'auto minmax(0, 1fr)', justifySelf: 'start' },
    '& img': { gridRow: '1 / span 2' },
  },
}));

const Ledger = styled('dl')(({ theme: { breakpoints, typography, vars } }) => ({
  borderTop: `1px solid ${vars.palette.line.ink}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${vars.palette.line.subtle}`,
  },
  '& dt': {
    ...typography.body2,
    flexBasis: '100%',
    color: vars.palette.text.secondary,
    [breakpoints.up('sm')]: { flexBasis: '10rem' },
  },
  // If the column is narrow or the text is large, the detail wraps below its term.
  '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const Message = styled('p')({
  overflowWrap: 'anywhere',
  '& span': { display: 'block', minHeight: 8 },
  '& span + span': { marginTop: 8 },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px' });

export interface RequestReceiptProps {
  sent: SentRequest;
  copyEmailed?: boolean;
  onPrint: () => void;
  onAnother: () => void;
}

/** The receipt of a request: the values that were sent, and the next actions. */
export function RequestReceipt({ sent, copyEmailed, onPrint, onAnother }: RequestReceiptProps) {
  const { request, reference, sentAt } = sent;
  const answers = receiptAnswers(request);
  const message = answers.find(({ name }) => name === 'message');
  return (
    <ReceiptSheet aria-labelledby="receipt-heading">
      <TitleBlock headingId="receipt-heading" from={request.email}>
        <Stamp className="stamped">
          <div>
            <img src={orangePage} alt="" width={304} height={164} />
            <p role="status">
              <strong>{messages.sent}</strong>
            </p>
            <dl>
              <div>
                <dt>{infoForm.reference}</dt>
                <dd className="reference">{reference}</dd>
              </div>
              <div>
                <dt>{infoForm.sentAt}</dt>
                <dd>
                  <time dateTime={new Date(sentAt).toISOString()}>{timeFormat.format(sentAt)}</time>
                </dd>
              </div>
            </dl>
          </div>
        </Stamp>
      </TitleBlock>
      <SheetBody>
        <section aria-labelledby="sent-heading">
          <Typography variant="h3" id="sent-heading">
            {infoForm.receiptHeading}
          </Typography>
          <Ledger>
            {answers
              .filter((answer) => answer !== message)
              .map(({ name, label, value }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{value || infoForm.notGiven}</bdi>
                  </dd>
                </div>
              ))}
          </Ledger>
        </section>
        {message && (
          <section aria-labelledby="message-heading">
            <Typography variant="h3" id="message-heading">
              {message.label}
            </Typography>
            <Message dir="auto">
              {(message.value || infoForm.notGiven).split('\n').map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </Message>
          </section>
        )}
      </SheetBody>
      <SheetFoot className="no-print">
        {copyEmailed && <FormHelperText component="p">{infoForm.copy}</FormHelperText>}
        <Actions>
          <Button variant="outlined" href="/" startIcon={<Icon name="left" />}>
            {infoForm.backToProgram}
          </Button>
          <Button variant="text" onClick={onPrint}>
            {infoForm.print}
          </Button>
          <Button variant="text" onClick={onAnother}>
            {infoForm.another}
          </Button>
        </Actions>
      </SheetFoot>
    </ReceiptSheet>
  );
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
