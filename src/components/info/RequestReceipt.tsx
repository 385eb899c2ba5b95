import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { infoFields, infoForm } from '../../content/infoFields.ts';
import { messages } from '../../content/messages.ts';
import { employeeCounts } from '../../rules/employeeCount.ts';
import type { InfoRequest } from '../../rules/infoRequest.ts';
import { ReceiptSheet } from '../ui/Sheet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { Notice } from '../ui/Notice.tsx';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px' });

export interface RequestReceiptProps {
  request: InfoRequest;
  onAnother: () => void;
}

/** The receipt of a sent request: the success line, what was sent, and the ways on. */
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
      <Ways className="no-print">
        <Button variant="outlined" href="/" startIcon={<Icon name="left" />}>
          {infoForm.backToProgram}
        </Button>
        <Button variant="text" onClick={onAnother}>
          {infoForm.another}
        </Button>
      </Ways>
    </ReceiptSheet>
  );
}

function rowsOf(request: InfoRequest) {
  const { firstName, lastName, email, phone, company, job, city, state, message } = request;
  const employees = employeeCounts.find(({ value }) => value === request.employeeCount);
  const row = (term: string, detail: string) => ({ term, detail: detail || infoForm.notGiven });
  return [
    row('Name', `${firstName} ${lastName}`),
    row(infoFields.email.label, email),
    row(infoFields.phone.label, phone),
    row(infoFields.company.label, company),
    row(infoFields.job.label, job),
    ...(employees
      ? [row(infoFields.employeeCount.label, employees.label)]
      : [
          row(infoFields.city.label, city),
          row(infoFields.state.label, state),
          row(infoFields.message.label, message),
        ]),
  ];
}
