import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 16,
  '& > p + p': { flex: '0 1 400px', fontSize: '1rem' },
});

const Name = styled('p')({
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontWeight: 640,
  fontStretch: '108%',
  letterSpacing: '-.01em',
});

const Statement = styled('h1')(({ theme }) => ({
  ...theme.typography.display,
  marginBottom: 'clamp(24px, 3.2vw, 44px)',
  marginInlineStart: '-.045em',
  '& span': { display: 'block' },
}));

/** The banner of the landing page: the program, its limited time, and its statement. */
export function PartnerBanner() {
  const { name, term, statement } = partnerProgram;
  return (
    <>
      <Row>
        <Name>{name}</Name>
        <DimensionLine>{term}</DimensionLine>
      </Row>
      <Statement id="program-heading" tabIndex={-1}>
        {statement.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </Statement>
    </>
  );
}
