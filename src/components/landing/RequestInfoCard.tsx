import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { BuildDrawing, type BuildDrawingProps } from '../ui/BuildDrawing.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Places the drawing beside the text. `start` is its minimum distance from the start edge. */
function place(width: number, beyond: number, above: number, start: number) {
  return {
    width,
    '--above': `${above}px`,
    insetInlineEnd: `min(${-beyond}px, calc(100% - ${start + width}px))`,
    // If large text makes the card taller than the drawing, the drawing stays at the bottom.
    top: `max(-1 * var(--above), calc(100% - ${Math.floor((width * 560) / 580)}px))`,
  };
}

const Card = styled('div')(({ theme: { breakpoints, mixins, vars } }) => ({
  position: 'relative',
  ...mixins.column,
  gap: 24,
  backgroundColor: vars.palette.blueprint.main,
  color: vars.palette.blueprint.ink,
  // The drawing rises above the top edge and is clipped at the other three edges.
  clipPath: 'inset(-200px 0 0 0)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '&& :focus-visible': { outlineColor: vars.palette.focus.onBlueprint },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    minHeight: 380,
  },
  [breakpoints.up('md')]: { minHeight: 460 },
}));

const Drawing = styled(BuildDrawing)(({ theme: { breakpoints, vars } }) => ({
  width: 340,
  maxWidth: '100%',
  margin: '-24px auto -120px',
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { background: vars.palette.blueprint.main },
  [breakpoints.down('sm')]: { transform: 'translateX(9%)' },
  [breakpoints.up('sm')]: {
    position: 'absolute',
    zIndex: -1,
    maxWidth: 'none',
    margin: 0,
    ...place(476, 96, 72, 248),
    '@media (forced-colors: active)': {
      // Shows only the building, so that the text keeps the background of the page.
      clipPath: 'inset(0 0 0 11%)',
      background: `linear-gradient(transparent var(--above), ${vars.palette.blueprint.main} 0)`,
    },
  },
  [breakpoints.up('md')]: place(520, 60, 88, 392),
  [breakpoints.up('lg')]: place(640, 24, 112, 392),
}));

const Text = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  overflowWrap: 'anywhere',
  alignItems: 'start',
  justifyContent: 'center',
  containerType: 'inline-size',
  maxWidth: 620,
  padding: `${spacing(14)} clamp(20px, 5vw, 72px)`,
  [breakpoints.up('sm')]: { paddingInlineEnd: 0 },
}));

const LEAD = {
  maxWidth: { xs: '21.79em', sm: '15.48em', md: '21.79em' },
  color: 'blueprint.inkSecondary',
} as const;

/** Stretches over the card, so that the whole card is the link. */
const CardLink = styled(Button)({
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { zIndex: 1 },
});

/** The card that links to the request form. */
export function RequestInfoCard(props: Pick<BuildDrawingProps, 'travels'>) {
  const { heading, text, action } = partnerProgram.card;
  return (
    <Card>
      <Text spacing={8}>
        <Typography variant="h1" component="h2" id="request-heading">
          {heading}
        </Typography>
        <Typography variant="lead" component="p" sx={LEAD}>
          {text}
        </Typography>
        <CardLink variant="contained" href="/info" endIcon={<Icon name="right" />}>
          {action}
        </CardLink>
      </Text>
      <Drawing drawing="lift" orangePage="hover" loading="lazy" {...props} />
    </Card>
  );
}
