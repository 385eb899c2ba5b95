import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { company } from '../../content/company.ts';

const Facts = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  '& > div': {
    display: 'grid',
    gap: 2,
    padding: '16px 0 12px',
    borderBottom: `1px solid ${theme.vars.palette.line.subtle}`,
  },
  '& dt': {
    ...theme.typography.note,
    fontStretch: '94%',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { overflowWrap: 'anywhere' },
  // A target 44 pixels high in the room of one line; the focus ring stays close to the text.
  '& a': { display: 'inline-block', padding: 12, margin: -12, outlineOffset: -9 },
}));

/** The other two ways to ask: by email and by phone. */
export function ContactFacts() {
  const { salesEmail, phone } = company;
  return (
    <Facts className="no-print">
      <div>
        <dt>Email</dt>
        <dd>
          <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <Link href={phone.href} dir="ltr">
            {phone.text}
          </Link>
        </dd>
      </div>
    </Facts>
  );
}
