import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { questions, type QuestionState } from '../../../shared/questions.ts';
import { Icon } from '../ui/Icon.tsx';
import { Bubble } from './GridBubbles.tsx';

const BOTTOM = 'clamp(40px, 3.4vw, 48px)';

const Band = styled('section')(({ theme: { breakpoints, layout, vars } }) => ({
  borderTop: `1px solid ${vars.palette.line.ink}`,
  paddingBlock: `${layout.section} ${BOTTOM}`,
  [breakpoints.between('sm', 'md')]: { paddingTop: 56 },
}));

const Columns = styled('div')(({ theme: { breakpoints, layout, vars } }) => ({
  display: 'grid',
  gap: 28,
  '& > div': { display: 'grid', gap: 12, alignContent: 'start' },
  '& > div p': { maxWidth: '20.64em', color: vars.palette.text.secondary },
  '& ol': { borderTop: `1px solid ${vars.palette.line.ink}` },
  '& li': { borderBottom: `1px solid ${vars.palette.line.subtle}` },
  [breakpoints.between('sm', 'md')]: {
    '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 32, alignItems: 'end' },
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: 0,
    '& > div': { paddingInlineEnd: 48 },
    '& ol': { position: 'relative', border: 0, paddingInlineStart: 28 },
    '& li:first-of-type': { borderTop: `1px solid ${vars.palette.line.ink}` },
    '& ol::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(-1 * ${layout.section})`,
      bottom: `calc(-1 * ${BOTTOM})`,
      borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
    },
  },
}));

const Question = styled(Link)(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 76,
  paddingBlock: 16,
  '& .question': {
    color: vars.palette.text.primary,
    fontSize: 'clamp(1.125rem, 1rem + .4vw, 1.25rem)',
    fontWeight: 600,
    fontStretch: '104%',
    lineHeight: 1.3,
    letterSpacing: '-.008em',
    textWrap: 'balance',
  },
  '& .action': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  [mixins.canHover]: {
    '&:hover .question': {
      textDecorationLine: 'underline',
      textDecorationThickness: 2,
      textDecorationColor: vars.palette.hivis.main,
      textUnderlineOffset: '.18em',
    },
    '&:hover .number': {
      borderColor: vars.palette.hivis.main,
      backgroundColor: vars.palette.hivis.main,
      color: vars.palette.hivis.ink,
    },
  },
  // Shows only the arrow. The words remain in the accessible name.
  [breakpoints.down('sm')]: {
    '& .action span': {
      position: 'absolute',
      width: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  [breakpoints.between('sm', 'md')]: { minHeight: 68, paddingBlock: 12 },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minHeight: 88,
    paddingBlock: 20,
    paddingInline: '12px 8px',
    '&&:focus-visible': { outlineOffset: -2 },
    // Centers the number on grid line B (GridBubbles.tsx).
    '& .number': { position: 'absolute', insetInlineStart: -43, top: 'calc(50% - 15px)' },
  },
}));

/** The common questions as links. Each opens the request form with its question in Message. */
export function Questions() {
  const { heading, text, action } = partnerProgram.questions;
  return (
    <Band id="questions" className="no-print" tabIndex={-1} aria-labelledby="questions-heading">
      <Container>
        <Columns>
          <div>
            <Typography variant="h2" id="questions-heading">
              {heading}
            </Typography>
            <p>{text}</p>
          </div>
          <ol>
            {questions.map((question, index) => (
              <li key={question}>
                <Question
                  href="/info"
                  underline="none"
                  state={{ question } satisfies QuestionState}
                >
                  <Bubble className="number" aria-hidden>
                    {index + 1}
                  </Bubble>
                  <span className="question">{question}</span>{' '}
                  <span className="action">
                    <span>{action}</span>
                    <Icon name="right" />
                  </span>
                </Question>
              </li>
            ))}
          </ol>
        </Columns>
      </Container>
    </Band>
  );
}
