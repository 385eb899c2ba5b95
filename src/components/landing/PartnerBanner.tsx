import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { PageHeading, Sentences } from '../ui/PageHeading.tsx';

/** The bubbles of the grid lines stand above it. */
const Name = styled(Stack)(({ theme: { measures, spacing } }) => ({
  gridArea: 'name',
  flexFlow: 'row wrap',
  alignItems: 'center',
  alignContent: 'end',
  gap: spacing(2, 6),
  paddingTop: `calc(${measures.bubble} + ${spacing(8)})`,
  marginBottom: spacing(3),
}));

const Banner = styled('div')({ gridArea: 'banner', containerType: 'inline-size' });

/** The heading. Its font grows, up to a maximum, until the longest line fills the box. */
const Statement = styled(PageHeading)(({ theme: { breakpoints, spacing } }) => ({
  '--statement-em': 8.75,
  '--statement-max': 'min(5.5rem, 2.8rem + 3.5vh, 1rem + 7.7vh)',
  marginBottom: spacing(7),
  marginInlineStart: '-.045em',
  [breakpoints.up('sm')]: { '--statement-em': 12.75 },
})) as typeof PageHeading;

/** The banner of the landing page: the program, its 'limited-time' note, and the heading. */
export function PartnerBanner() {
  const { name, term, statement } = partnerProgram;
  return (
    <>
      <Name>
        <Typography variant="h3" component="p" sx={{ fontSize: 'min(1.25rem, 1.15em)' }}>
          {name}
        </Typography>
        <DimensionLine sx={{ flex: '0 1 400px' }}>{term}</DimensionLine>
      </Name>
      <Banner>
        <Statement id="program-heading" variant="display">
          <Sentences of={statement} />
        </Statement>
      </Banner>
    </>
  );
}
