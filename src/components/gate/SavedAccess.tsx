import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';

const Waiting = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  display: 'flex',
  gap: 12,
  // Two lines, because the text needs both on narrow phones or until the font has loaded.
  minHeight: '3em',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

const Spinner = styled(CircularProgress)({ marginTop: '.2em' });

/** The line in place of the form during the automatic verification. */
export function SavedAccess() {
  return (
    <Waiting role="status" className="scripted">
      <Spinner aria-label={pages.gate.checking} />
      <span>{pages.gate.checking}</span>
    </Waiting>
  );
}
