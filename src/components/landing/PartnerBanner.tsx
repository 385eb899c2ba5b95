import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const Banner = styled('div')(({ theme: { breakpoints, measures, spacing } }) => ({
  gridArea: 'banner',
  containerType: 'inline-size',
  // The bubbles of the grid lines stand above it.
  paddingTop: `calc(${measures.bubble} + ${spacing(8)})`,
  // The title block stands beside the first line of the banner.
  [breakpoints.up('lg')]: { gridColumnEnd: 'cells' },
}));

const Name = styled('p')({
  fontSize: 'min(1.25rem, 1.15em)',
  lineHeight: 1.3,
  fontWeight: 640,
  fontStretch: '108%',
  letterSpacing: '-.01em',
});

const Term = styled(DimensionLine)({ flex: '0 1 400px' });

/** The variables set the width of the longest line in em, and the maximum font size. */
const Statement = styled(PageHeading)(({ theme: { breakpoints, spacing } }) => ({
  '--statement-em': 8.75,
  '--statement-max': 'min(5.5rem, 2.8rem + 3.5vh)',
  marginBottom: spacing(7),
  marginInlineStart: '-.045em',
  [breakpoints.up('sm')]: { '--statement-em': 12.75 },
})) as typeof PageHeading;

const Sentence = styled('span')({ display: 'block' });

/** The banner of the landing page: the program, its 'limited-time' note, and the heading. */
export function PartnerBanner() {
  const { name, term, statement } = partnerProgram;
  return (
    <Banner>
      <Stack
        direction="row"
        spacing={4}
        sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, mb: 3 }}
      >
        <Name>{name}</Name>
        <Term>{term}</Term>
      </Stack>
      <Statement id="program-heading" variant="display">
        {statement.map((sentence) => (
          <Sentence key={sentence}>{sentence} </Sentence>
        ))}
      </Statement>
    </Banner>
  );
}
