import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';

const Waiting = styled(Typography)({
  display: 'flex',
  gap: 12,
  // Two lines, because the text needs both on narrow phones or until the font has loaded.
  minHeight: '3em',
}) as typeof Typography;

const Spinner = styled(CircularProgress)({ marginTop: '.2em' });

/** The line in place of the form during the automatic verification. */
export function SavedAccess() {
  return (
    <Waiting variant="lead" component="p" color="textSecondary" role="status" className="scripted">
      <Spinner aria-label={pages.gate.checking} />
      <span>{pages.gate.checking}</span>
    </Waiting>
  );
}
