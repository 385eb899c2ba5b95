import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { GatePage } from './GatePage.tsx';
import { ScriptNotices } from './ScriptNotice.tsx';

const Waiting = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  marginBlock: '16px clamp(24px, 3vw, 36px)',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

/** The gate without its form, shown during the automatic verification. */
export function SavedAccess() {
  return (
    <GatePage drawing="tower" orangePage="checking">
      <PageMeta title={pages.gate.title} description={pages.gate.description} />
      <PageHeading>{pages.gate.heading}</PageHeading>
      <ScriptNotices />
      <Waiting role="status" className="scripted">
        <CircularProgress aria-label={pages.gate.checking} />
        <span>{pages.gate.checking}</span>
      </Waiting>
    </GatePage>
  );
}
