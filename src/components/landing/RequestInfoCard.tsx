import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { drawings } from '../../content/drawings.ts';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';

const Card = styled('div')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  backgroundColor: vars.palette.blueprint.main,
  color: vars.palette.blueprint.ink,
  // The drawing rises above the top edge and is cut at the other three.
  clipPath: 'inset(-200px 0 0 0)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '&& :focus-visible': { outlineColor: vars.palette.focus.onBlueprint },
  '& img': {
    width: 300,
    height: 'auto',
    pointerEvents: 'none',
    margin: '-16px auto -120px',
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { background: vars.palette.blueprint.main },
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    minHeight: 460,
    '& img': {
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: -24,
      top: -112,
      // As wide as the text leaves room; the rest of the drawing is cut on the right.
      width: 'min(640px, 100% - min(620px, 100% * 7 / 12) + 5vw + 24px)',
      height: 'calc(100% + 112px)',
      maxWidth: 'none',
      margin: 0,
      objectFit: 'cover',
      objectPosition: 'left top',
      '@media (min-width: 1024px)': { minHeight: 'calc(640px * 560 / 580)' },
      '@media (forced-colors: active)': {
        background: `linear-gradient(transparent 112px, ${vars.palette.blueprint.main} 0)`,
      },
    },
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  alignContent: 'center',
  containerType: 'inline-size',
  maxWidth: 620,
  padding: 'clamp(32px, 6vw, 88px) clamp(20px, 5vw, 72px)',
  '& p': { maxWidth: '22.93em', color: theme.vars.palette.blueprint.inkSecondary },
  // The link covers the whole card.
  '& a': {
    position: 'static',
    marginTop: 8,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& a:focus-visible': { zIndex: 1 },
}));

/** The card that leads to the request form. */
export function RequestInfoCard() {
  const { heading, text, action } = partnerProgram.card;
  return (
    <Card>
      <Text>
        <Typography variant="h1" component="h2" id="request-heading">
          {heading}
        </Typography>
        <Typography variant="lead" component="p">
          {text}
        </Typography>
        <Button variant="contained" href="/info" endIcon={<Icon name="right" />}>
          {action}
        </Button>
      </Text>
      <img src={drawings.lift} alt="" width={580} height={560} loading="lazy" />
    </Card>
  );
}
