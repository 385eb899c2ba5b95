import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { questions } from '../../../shared/questions.ts';
import { Icon } from '../ui/Icon.tsx';
import { QuestionLink } from './QuestionLink.tsx';

const BOTTOM = 'clamp(40px, 3.4vw, 48px)';

const Section = styled('section')(({ theme: { breakpoints, layout, vars } }) => ({
  gridArea: 'questions',
  marginTop: 40,
  borderTop: `1px solid ${vars.palette.line.ink}`,
  paddingBlock: `40px ${BOTTOM}`,
  [breakpoints.between('sm', 'md')]: { paddingTop: 60, marginTop: 56 },
  [breakpoints.up('md')]: { paddingTop: layout.section, marginTop: layout.section },
  '@media print': { margin: 0, border: 0, padding: '14pt 0 0' },
}));

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 16,
  [breakpoints.between('sm', 'md')]: { gap: 28 },
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: 0 },
  '@media print': { display: 'block' },
}));

const Head = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 32px',
    '& > h2': { gridRow: 'span 2' },
  },
  [breakpoints.up('md')]: { gap: 14, paddingInlineEnd: 48 },
  '@media print': { display: 'block', padding: 0 },
}));

const Heading = styled(Typography)(({ theme: { vars } }) => ({
  '@media print': {
    paddingBottom: '6pt',
    borderBottom: `1.5pt solid ${vars.palette.line.ink}`,
    fontSize: '15pt',
  },
})) as typeof Typography;

const Print = styled('p')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  color: vars.palette.text.secondary,
}));

/** On a desktop, the numbers stand on grid line B (GridBubbles.tsx), which passes beside the list. */
const List = styled('ol')(({ theme: { breakpoints, layout, vars } }) => ({
  borderTop: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.up('md')]: {
    position: 'relative',
    border: 0,
    paddingInlineStart: 28,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(-1 * ${layout.section})`,
      bottom: `calc(-1 * ${BOTTOM})`,
      borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
    },
  },
  '@media print': { border: 0, padding: 0, '&::before': { content: 'none' } },
}));

const Item = styled('li')(({ theme: { breakpoints, vars } }) => ({
  borderBottom: `1px solid ${vars.palette.line.subtle}`,
  [breakpoints.up('md')]: {
    '&:first-of-type': { borderTop: `1px solid ${vars.palette.line.ink}` },
  },
  '@media print': { '&&': { border: 0 }, breakInside: 'avoid' },
}));

/** A line to write on; only on paper. */
const NoteLine = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'block',
    height: '10.5mm',
    marginInlineStart: '28pt',
    borderBottom: `.5pt solid ${theme.vars.palette.line.control}`,
  },
}));

export interface QuestionsProps {
  /** Prints the page. */
  onPrint: () => void;
}

/** The common questions as links, each of which opens the form, and on paper with lines for notes. */
export function Questions({ onPrint }: QuestionsProps) {
  const { heading, text, print, room } = partnerProgram.questions;
  return (
    <Section id="questions" tabIndex={-1} aria-labelledby="questions-heading">
      <Container>
        <Columns>
          <Head>
            <Heading variant="h2" id="questions-heading">
              {heading}
            </Heading>
            <Typography className="no-print" color="textSecondary" sx={{ maxWidth: '20.64em' }}>
              {text}
            </Typography>
            <Print className="no-print">
              <Button
                variant="text"
                startIcon={<Icon name="print" />}
                onClick={onPrint}
                sx={{ minHeight: 44, fontSize: 'inherit', fontWeight: 600 }}
              >
                {print}
              </Button>
              {room}
            </Print>
          </Head>
          <List>
            {questions.map((question, index) => (
              <Item key={question}>
                <QuestionLink question={question} number={index + 1} />
                <NoteLine />
                <NoteLine />
              </Item>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}
