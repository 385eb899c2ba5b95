import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { infoForm } from '../../content/infoForm.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { replyDay } from '../../../shared/replyDay.ts';
import { receiptAnswers } from '../../../shared/summary.ts';
import { Icon } from '../ui/Icon.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { Halves, Sheet, SheetCell } from '../ui/Sheet.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { AskedQuestions } from './AskedQuestions.tsx';
import { ReceiptStamp } from './ReceiptStamp.tsx';
import { RequestTitleBlock } from './RequestTitleBlock.tsx';

export interface RequestReceiptProps {
  sent: SentRequest;
  /** The IANA name of the time zone in which sales promises a day. */
  salesTimeZone: string;
  /** True if our server emails a copy to the visitor. */
  copyEmailed?: boolean;
  onPrint: () => void;
  /** Opens a blank form. */
  onAnother: () => void;
}

/** The receipt of a request: the values that were sent, and the next actions. */
export function RequestReceipt(props: RequestReceiptProps) {
  const { sent, salesTimeZone, copyEmailed, onPrint, onAnother } = props;
  const { request, reference, sentAt } = sent;
  const answers = receiptAnswers(request);
  const message = answers.find(({ name }) => name === 'message');
  return (
    <Sheet aria-labelledby="receipt-heading">
      <RequestTitleBlock
        headingId="receipt-heading"
        sheet={infoForm.sheetSent}
        asked={<AskedQuestions message={request.message} />}
        last={[
          {
            term: infoForm.from,
            detail: (
              <bdi>
                <WrappingEmail email={request.email} />
              </bdi>
            ),
          },
          { term: infoForm.response, detail: infoForm.replyBy(replyDay(sentAt, salesTimeZone)) },
        ]}
      >
        <ReceiptStamp reference={reference} sentAt={sentAt} />
      </RequestTitleBlock>
      <Halves>
        <SheetCell component="section" aria-labelledby="sent-heading">
          <Typography variant="h3" id="sent-heading">
            {infoForm.receiptHeading}
          </Typography>
          <Ledger
            look="ruled"
            rows={answers
              .filter((answer) => answer !== message)
              .map(({ label, value }) => ({
                term: label,
                detail: <bdi>{value || infoForm.notGiven}</bdi>,
              }))}
          />
        </SheetCell>
        {message && (
          <SheetCell component="section" aria-labelledby="message-heading">
            <Typography variant="h3" id="message-heading">
              {message.label}
            </Typography>
            <Stack component="p" dir="auto" spacing={2} sx={{ overflowWrap: 'anywhere' }}>
              {(message.value || infoForm.notGiven).split('\n').map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </Stack>
          </SheetCell>
        )}
      </Halves>
      <Halves className="no-print">
        <SheetCell spacing={5}>
          {copyEmailed && <FormHelperText component="p">{infoForm.copy}</FormHelperText>}
          <Stack direction="row" spacing={5} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              size="small"
              href="/"
              startIcon={<Icon name="left" />}
              sx={{ px: 3 }}
            >
              {infoForm.backToProgram}
            </Button>
            <Button variant="text" onClick={onPrint}>
              {infoForm.print}
            </Button>
            <Button variant="text" onClick={onAnother}>
              {infoForm.another}
            </Button>
          </Stack>
        </SheetCell>
      </Halves>
    </Sheet>
  );
}
