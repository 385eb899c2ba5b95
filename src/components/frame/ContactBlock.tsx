import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { company } from '../../content/company.ts';

const Address = styled('address')({ fontStyle: 'normal' });

/** How to reach the company: email, phone, and the office as a link to a map. */
export function ContactBlock() {
  const { salesEmail, phone, office } = company;
  const [name, domain] = salesEmail.split('@');
  return (
    <Address>
      <ul>
        <li>
          <Link href={`mailto:${salesEmail}`}>
            {name}
            {/* Where the line has no room for the address. */}
            <wbr />@{domain}
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
