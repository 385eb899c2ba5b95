import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import { infoFields, namesOf } from '../../rules/infoFields.ts';
import type { InfoRequest } from '../../rules/infoRequest.ts';
import { rowValue } from '../../rules/lead.ts';
import { ReceiptSheet } from '../ui/Sheet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { Notice } from '../ui/Notice.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });

export interface RequestReceiptProps {
  request: InfoRequest;
  onAnother: () => void;
}

/** The receipt of a request: the success message, what was sent, and where to go next. */
export function RequestReceipt({ request, onAnother }: RequestReceiptProps) {
  return (
    <ReceiptSheet aria-labelledby="receipt-heading">
      <Notice tone="done" role="status">
        <strong>{messages.sent}</strong>
      </Notice>
      <Typography variant="h3" component="h2" id="receipt-heading">
        {infoForm.receiptHeading}
      </Typography>
      <Ledger rows={rowsOf(request)} />
      <Actions className="no-print">
        <Button variant="outlined" href="/" startIcon={<Icon name="left" />}>
          {infoForm.backToProgram}
        </Button>
        <Button variant="text" onClick={onAnother}>
          {infoForm.another}
        </Button>
      </Actions>
    </ReceiptSheet>
  );
}

/** The rows of the form that was filled in, in its order. */
function rowsOf(request: InfoRequest) {
  const names = namesOf(request.employeeCount ? 'employeeCount' : 'place');
  const labels = new Set(names.map((name) => infoFields[name].row));
  return [...labels].map((label) => ({
    term: label,
    detail: rowValue(request, label) || infoForm.notGiven,
  }));
}
