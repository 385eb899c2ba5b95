import Link from '@mui/material/Link';
import { company } from '../../content/company.ts';
import { infoForm } from '../../content/infoForm.ts';
import { Ledger } from '../ui/Ledger.tsx';

/** The other two ways to ask: by email and by phone. */
export function ContactFacts() {
  const { salesEmail, phone } = company;
  const email = <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>;
  const call = (
    <Link href={phone.href} dir="ltr">
      {phone.text}
    </Link>
  );
  return (
    <Ledger
      className="no-print"
      variant="below"
      rows={[
        { term: infoForm.contactEmail, detail: email },
        { term: infoForm.contactPhone, detail: call },
      ]}
    />
  );
}
