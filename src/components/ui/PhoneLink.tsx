import Link, { type LinkProps } from '@mui/material/Link';
import { company } from '../../../shared/company.ts';

/** The company's phone number as a link. */
export function PhoneLink(props: LinkProps) {
  return (
    <Link href={company.phone.href} dir="ltr" {...props}>
      {company.phone.text}
    </Link>
  );
}
