import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const Banner = styled('div')({ containerType: 'inline-size' });

const Row = styled('div')(({ theme: { mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 16,
  '& > p + p': { flex: '0 1 400px', fontSize: '1rem' },
  [mixins.shortWindow]: { marginBottom: 12 },
  [mixins.smallLaptop]: { marginBottom: 8 },
}));

const Name = styled('p')({
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontWeight: 640,
  fontStretch: '108%',
  letterSpacing: '-.01em',
});

/** The variables set the width of the longest line in em, and the maximum font size. */
const Statement = styled(PageHeading)(({ theme: { breakpoints, mixins, typography } }) => ({
  ...typography.display,
  '--statement-em': 8.75,
  '--statement-max': '3.25rem',
  marginBottom: 'clamp(24px, 3.2vw, 44px)',
  marginInlineStart: '-.045em',
  '& span': { display: 'block' },
  [breakpoints.up('sm')]: { '--statement-em': 12.75, '--statement-max': '5.5rem' },
  [mixins.shortWindow]: { '--statement-max': 'min(5.5rem, 8.6vh)', marginBottom: 28 },
  [mixins.smallLaptop]: { '--statement-max': 'min(5.5rem, 11vh)', marginBottom: 20 },
}));

/** The banner of the landing page: the program, its 'limited-time' note, and the heading. */
export function PartnerBanner() {
  const { name, term, statement } = partnerProgram;
  return (
    <Banner>
      <Row>
        <Name>{name}</Name>
        <DimensionLine>{term}</DimensionLine>
      </Row>
      <Statement id="program-heading">
        {statement.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </Statement>
    </Banner>
  );
}
