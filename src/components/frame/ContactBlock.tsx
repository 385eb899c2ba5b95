import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { company } from '../../content/company.ts';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';

const Address = styled('address')({ fontStyle: 'normal' });

/** How to reach the company: email, phone, and the office as a link to a map. */
export function ContactBlock() {
  const { salesEmail, phone, office } = company;
  return (
    <Address>
      <ul>
        <li>
          <Link href={`mailto:${salesEmail}`}>
            <WrappingEmail email={salesEmail} />
          </Link>
        </li>
        <li>
          <Link href={phone.href} dir="ltr">
            {phone.text}
          </Link>
        </li>
        <li>
          <Link href={office.mapHref}>
            <bdi>{office.street}</bdi>
            <br />
            <bdi>{office.city}</bdi>
          </Link>
        </li>
      </ul>
    </Address>
  );
}
