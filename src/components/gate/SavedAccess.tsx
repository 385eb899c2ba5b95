import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { GatePage } from './GatePage.tsx';
import { QuietSteps } from './GateSteps.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';

const Waiting = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'flex',
  gap: 12,
  // Two lines, because the text needs both on narrow phones or until the font has loaded.
  minHeight: '3em',
  '& svg': { marginTop: '.25em' },
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

/** The gate during the automatic verification. Its heading is where the email step has it. */
export function SavedAccess() {
  return (
    <GatePage drawing="tower" orangePage="checking">
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      <QuietSteps />
      <PageHeading>{pages.gate.heading}</PageHeading>
      <ScriptNotices />
      <Waiting role="status" className="scripted">
        <CircularProgress aria-label={pages.gate.checking} />
        <span>{pages.gate.checking}</span>
      </Waiting>
    </GatePage>
  );
}
