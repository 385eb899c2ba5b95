import Link, { type LinkProps } from '@mui/material/Link';
import { companyPhone } from '../../content/companyPhone.ts';

/** The company's phone number as a link. */
export function PhoneLink(props: LinkProps) {
  return (
    <Link href={companyPhone.href} dir="ltr" {...props}>
      {companyPhone.text}
    </Link>
  );
}
