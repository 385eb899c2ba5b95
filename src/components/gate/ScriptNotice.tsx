import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { company } from '../../../shared/company.ts';
import { missingScript, orEmail, withoutScript } from '../../content/withoutScript.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { attribute } from '../../rules/documentState.ts';

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 12px',
  padding: '20px 20px 24px',
  marginTop: 12,
  border: `1px solid ${vars.palette.line.subtle}`,
  borderInlineStart: `4px solid ${vars.palette.notice.main}`,
  backgroundColor: vars.palette.background.paper,
  '& > svg': { marginTop: 2 },
  '& > :not(svg)': { gridColumn: 2 },
}));

const Problem = styled('strong')({ fontSize: '1.125rem', lineHeight: 1.4 });

const Phone = styled(PhoneLink)({
  display: 'inline-block',
  padding: '8px 0',
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: 640,
  fontStretch: '106%',
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
});

export interface ScriptNoticeProps extends ComponentPropsWithRef<'div'> {
  /** Whether JavaScript is off, or the script of the site did not load. */
  cause: 'noScript' | 'missingScript';
}

/** Replaces the form if it cannot work, and shows how to contact the company. */
export function ScriptNotice({ cause, ...rest }: ScriptNoticeProps) {
  const { salesEmail } = company;
  const isMissing = cause === 'missingScript';
  const { problem, advice } = isMissing ? missingScript : withoutScript;
  return (
    <Box {...rest}>
      <Icon name="alert" size={22} />
      <Problem>{problem}</Problem>
      {isMissing && (
        <p>
          <Button variant="contained">{missingScript.reload}</Button>
        </p>
      )}
      <p>{advice}</p>
      <p>
        <Phone />
      </p>
      <p>
        {orEmail} <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>
      </p>
    </Box>
  );
}

const MissingScript = styled(ScriptNotice)({
  [`html:not(${attribute('script', 'missing')}) &`]: { display: 'none' },
});

/** Both notices, hidden until the browser or src/boot/gate.ts finds that the form cannot work. */
export function ScriptNotices() {
  return (
    <>
      <noscript>
        <ScriptNotice cause="noScript" />
      </noscript>
      <MissingScript cause="missingScript" role="alert" data-missing-script="" />
    </>
  );
}
