import Button from '@mui/material/Button';
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

const Text = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  ...mixins.column,
  gap: 20,
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  alignContent: 'center',
  containerType: 'inline-size',
  maxWidth: 620,
  padding: 'clamp(32px, 6vw, 88px) clamp(20px, 5vw, 72px)',
  [breakpoints.up('sm')]: { paddingInline: 'clamp(28px, 5vw, 72px) 0' },
}));

const Lead = styled('p')(({ theme: { breakpoints, typography, vars } }) => ({
  ...typography.lead,
  maxWidth: '21.79em',
  color: vars.palette.blueprint.inkSecondary,
  [breakpoints.between('sm', 'md')]: { maxWidth: '15.48em' },
}));

/** Stretches over the card, so that the whole card is the link. */
const CardLink = styled(Button)({
  position: 'static',
  marginTop: 8,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { zIndex: 1 },
  '@media (max-width: 359.95px)': { paddingInline: 16, fontSize: '1rem' },
});

/** The card that links to the request form. */
export function RequestInfoCard(props: Pick<BuildDrawingProps, 'travels'>) {
  const { heading, text, action } = partnerProgram.card;
  return (
    <Card>
      <Text>
        <Typography variant="h1" component="h2" id="request-heading">
          {heading}
        </Typography>
        <Lead>{text}</Lead>
        <CardLink variant="contained" href="/info" endIcon={<Icon name="right" />}>
          {action}
        </CardLink>
      </Text>
      <Drawing drawing="lift" orangePage="hover" loading="lazy" {...props} />
    </Card>
  );
}
