import type { ReactNode } from 'react';
import { company } from '../../../shared/company.ts';
import { infoForm } from '../../content/infoForm.ts';
import { Ledger, type LedgerRow } from '../ui/Ledger.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Halves, SheetCell, SheetTitle } from '../ui/Sheet.tsx';

export interface RequestTitleBlockProps {
  headingId: string;
  sheet: string;
  /** What the Subject cell quotes below the name of the program. */
  asked: ReactNode;
  /** The last rows: who sent the request, and when we respond. */
  last: readonly LedgerRow[];
  /** The email field or the stamp, beside the rows if there is room. */
  children: ReactNode;
}

/** The title block, as on a paper request for information: recipient, subject and sender. */
export function RequestTitleBlock(props: RequestTitleBlockProps) {
  const { headingId, sheet, asked, last, children } = props;
  const recipient = (
    <>
      {infoForm.sales(company.name)},{' '}
      <PhoneLink sx={{ display: 'inline-block', fontWeight: 420, whiteSpace: 'nowrap' }} />
    </>
  );
  const subject = (
    <>
      {company.program}
      {asked}
    </>
  );
  const rows = [
    { term: infoForm.to, detail: recipient },
    { term: infoForm.subject, detail: subject },
    ...last,
  ];
  return (
    <>
      <SheetTitle id={headingId} heading={infoForm.heading} sheet={sheet} />
      <Halves>
        <Ledger look="title" rows={rows} />
        <SheetCell sx={{ py: 4.5, justifyContent: 'center' }}>{children}</SheetCell>
      </Halves>
    </>
  );
}
