import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { questions } from '../../../shared/questions.ts';
import { partnerProgram } from '../../content/partnerProgram.ts';

const Paper = styled('div')(({ theme: { spacing, vars } }) => ({
  padding: spacing(2.5, 3.5, 3.5),
  border: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.paper,
}));

const Items = styled('ol')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.note,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: spacing(2.5, 7),
  marginTop: spacing(2),
  paddingTop: spacing(2.25),
  borderTop: `1px solid ${vars.palette.line.ink}`,
  '& > li': { display: 'grid', alignContent: 'space-between', rowGap: 3 },
  '& strong': { display: 'block', fontWeight: 600, textWrap: 'balance' },
}));

/** An empty line to answer on. */
const Response = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 8,
  color: vars.palette.text.secondary,
  '&::after': { content: '""', flex: 1, borderBottom: `1px solid ${vars.palette.line.control}` },
}));

/** How a request comes back: two of its questions, each with room for the answer. */
export function AnsweredSheet() {
  const { heading, text, response } = partnerProgram.answered;
  return (
    <Paper>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {heading}
      </Typography>
      <Typography variant="note" component="p" color="textSecondary">
        {text}
      </Typography>
      <Items>
        {questions.slice(0, 2).map((question, index) => (
          <li key={question}>
            <strong>
              {index + 1}. {question}
            </strong>{' '}
            <Response>{response}</Response>
          </li>
        ))}
      </Items>
    </Paper>
  );
}
