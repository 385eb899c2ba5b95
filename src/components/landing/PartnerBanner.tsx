import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const Banner = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  gridArea: 'banner',
  containerType: 'inline-size',
  paddingTop: 76,
  // The title block stands beside the first line of the banner.
  [breakpoints.up('lg')]: { gridColumnEnd: 'cells' },
  [breakpoints.down('sm')]: { paddingTop: 60 },
  [mixins.shortWindow]: { paddingTop: 60 },
  [mixins.smallLaptop]: { paddingTop: 44 },
  [mixins.lowWindow]: { paddingTop: 44 },
  '@media print': { paddingTop: '15pt' },
}));

const Row = styled('div')(({ theme: { mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 16,
  [mixins.shortWindow]: { marginBottom: 12 },
  [mixins.smallLaptop]: { marginBottom: 8 },
  [mixins.lowWindow]: { marginBottom: 8 },
  '@media print': { marginBottom: '5pt' },
}));

const Name = styled('p')({
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontWeight: 640,
  fontStretch: '108%',
  letterSpacing: '-.01em',
  '@media print': { fontSize: '12pt' },
});

const Term = styled(DimensionLine)({
  flex: '0 1 400px',
  fontSize: '1rem',
  '@media print': { flexBasis: '220pt', fontSize: '9.5pt' },
});

/** The variables set the width of the longest line in em, and the maximum font size. */
const Statement = styled(PageHeading)(({ theme: { breakpoints, mixins, typography } }) => ({
  ...typography.display,
  '--statement-em': 8.75,
  '--statement-max': '3.25rem',
  marginBottom: 'clamp(24px, 3.2vw, 44px)',
  marginInlineStart: '-.045em',
  [breakpoints.up('sm')]: { '--statement-em': 12.75, '--statement-max': '5.5rem' },
  [mixins.shortWindow]: { '--statement-max': 'min(5.5rem, 8.6vh)', marginBottom: 28 },
  [mixins.smallLaptop]: { '--statement-max': 'min(5.5rem, 11vh)', marginBottom: 20 },
  [mixins.lowWindow]: { '--statement-max': '3rem', marginBottom: 16 },
  '@media print': { '&&': { margin: '0 0 10pt', fontSize: '36pt' } },
}));

const Sentence = styled('span')({ display: 'block' });

/** The banner of the landing page: the program, its 'limited-time' note, and the heading. */
export function PartnerBanner() {
  const { name, term, statement } = partnerProgram;
  return (
    <Banner>
      <Row>
        <Name>{name}</Name>
        <Term>{term}</Term>
      </Row>
      <Statement id="program-heading">
        {statement.map((sentence) => (
          <Sentence key={sentence}>{sentence} </Sentence>
        ))}
      </Statement>
    </Banner>
  );
}
