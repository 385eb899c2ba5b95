import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { infoForm } from '../../content/infoForm.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { receiptAnswers } from '../../../shared/summary.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReceiptSheet, SheetBody, SheetFoot } from '../ui/Sheet.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { AskedQuestions } from './AskedQuestions.tsx';
import { ReceiptStamp } from './ReceiptStamp.tsx';
import { RequestTitleBlock } from './RequestTitleBlock.tsx';

const Ledger = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
}));

// If the column is narrow or the text is large, the detail wraps below its term.
const LedgerRow = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: spacing(3),
  paddingBlock: spacing(3),
  borderBottom: `1px solid ${vars.palette.line.subtle}`,
  [breakpoints.up('sm')]: { columnGap: spacing(6) },
  '@media print': { columnGap: '8pt', paddingBlock: 8 },
}));

const LedgerTerm = styled('dt')(({ theme: { breakpoints, typography, vars } }) => ({
  ...typography.body2,
  flexBasis: '5.25rem',
  color: vars.palette.text.secondary,
  [breakpoints.up('sm')]: { flexBasis: '8rem' },
  '@media print': { flexBasis: '58pt' },
}));

const LedgerDetail = styled('dd')({
  flex: '1 1 8rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const SentMessage = styled('p')({ overflowWrap: 'anywhere' });

const MessageLine = styled('span')({
  display: 'block',
  minHeight: 8,
  '& + &': { marginTop: 8 },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 20px' });

/** Its label is long: on a phone, it fits on one line. */
const BackButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { paddingInline: 10, fontSize: '1rem' },
}));

export interface RequestReceiptProps {
  sent: SentRequest;
  /** True if our server emails a copy to the visitor. */
  copyEmailed?: boolean;
  /** Prints the receipt. */
  onPrint: () => void;
  /** Opens a blank form. */
  onAnother: () => void;
}

/** The receipt of a request: the values that were sent, and the next actions. */
export function RequestReceipt({ sent, copyEmailed, onPrint, onAnother }: RequestReceiptProps) {
  const { request, reference, sentAt } = sent;
  const answers = receiptAnswers(request);
  const message = answers.find(({ name }) => name === 'message');
  return (
    <ReceiptSheet aria-labelledby="receipt-heading">
      <RequestTitleBlock
        headingId="receipt-heading"
        sheet={infoForm.sheetSent}
        asked={<AskedQuestions message={request.message} />}
        last={{
          term: infoForm.from,
          detail: (
            <bdi>
              <WrappingEmail email={request.email} />
            </bdi>
          ),
        }}
      >
        <ReceiptStamp reference={reference} sentAt={sentAt} />
      </RequestTitleBlock>
      <SheetBody>
        <section aria-labelledby="sent-heading">
          <Typography variant="h3" id="sent-heading">
            {infoForm.receiptHeading}
          </Typography>
          <Ledger>
            {answers
              .filter((answer) => answer !== message)
              .map(({ name, label, value }) => (
                <LedgerRow key={name}>
                  <LedgerTerm>{label}</LedgerTerm>
                  <LedgerDetail>
                    <bdi>{value || infoForm.notGiven}</bdi>
                  </LedgerDetail>
                </LedgerRow>
              ))}
          </Ledger>
        </section>
        {message && (
          <section aria-labelledby="message-heading">
            <Typography variant="h3" id="message-heading">
              {message.label}
            </Typography>
            <SentMessage dir="auto">
              {(message.value || infoForm.notGiven).split('\n').map((line, index) => (
                <MessageLine key={index}>{line}</MessageLine>
              ))}
            </SentMessage>
          </section>
        )}
      </SheetBody>
      <SheetFoot className="no-print">
        {copyEmailed && <FormHelperText component="p">{infoForm.copy}</FormHelperText>}
        <Actions>
          <BackButton variant="outlined" href="/" startIcon={<Icon name="left" />}>
            {infoForm.backToProgram}
          </BackButton>
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
