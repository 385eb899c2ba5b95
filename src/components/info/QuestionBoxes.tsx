import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { questions, type Question } from '../../../shared/questions.ts';
import { hasQuestion } from '../../rules/questions.ts';

const Group = styled('fieldset')(({ theme: { spacing } }) => ({
  minWidth: 0,
  margin: 0,
  marginBottom: spacing(4),
  padding: 0,
  border: 0,
}));

const Item = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1.25rem minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'start',
  minHeight: 48,
  paddingBlock: 12,
  borderTop: `1px solid ${theme.vars.palette.line.subtle}`,
  lineHeight: 1.45,
  cursor: 'pointer',
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.line.subtle}` },
}));

const Checkbox = styled('input')(({ theme: { mixins, shape, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${vars.palette.line.control}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  cursor: 'inherit',
  '&:checked': {
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.primary.main,
  },
  '&:checked::before': {
    content: '""',
    width: 12,
    height: 6,
    border: `solid ${vars.palette.background.paper}`,
    borderWidth: '0 0 2.5px 2.5px',
    transform: 'translateY(-1.5px) rotate(-45deg)',
  },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '@media (prefers-contrast: more)': { borderWidth: 2 },
  '@media (forced-colors: active)': {
    appearance: 'auto',
    '&:checked::before': { content: 'none' },
  },
  [mixins.canHover]: { 'label:hover > &': { borderColor: vars.palette.text.primary } },
}));

const ItemNumber = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}));

const ItemText = styled('span')({
  textWrap: 'balance',
  'input:checked ~ &': { fontWeight: 560 },
});

export interface QuestionBoxesProps {
  /** The questions that this text contains are checked. */
  message: string;
  /** True while the request is being sent. */
  locked: boolean;
  /** Adds the question to Message, or removes it. */
  onToggle: (question: Question, checked: boolean) => void;
}

/** The common questions as checkboxes. Checking a box adds its question to the Message field. */
export const QuestionBoxes = memo(function QuestionBoxes(props: QuestionBoxesProps) {
  const { message, locked, onToggle } = props;
  return (
    <Group aria-describedby="questions-help">
      <Typography variant="h3" component="legend" sx={{ p: 0, mb: 2 }}>
        {infoForm.whatHeading}
      </Typography>
      <FormHelperText component="p" id="questions-help" sx={{ mb: 3 }}>
        {infoForm.questionsHelp}
      </FormHelperText>
      {questions.map((question, index) => (
        <QuestionBox
          key={question}
          number={index + 1}
          question={question}
          checked={hasQuestion(message, question)}
          locked={locked}
          onToggle={onToggle}
        />
      ))}
    </Group>
  );
});

interface QuestionBoxProps extends Pick<QuestionBoxesProps, 'locked' | 'onToggle'> {
  number: number;
  question: Question;
  checked: boolean;
}

const QuestionBox = memo(({ number, question, checked, locked, onToggle }: QuestionBoxProps) => (
  <Item>
    <Checkbox
      type="checkbox"
      name="question"
      checked={checked}
      // A disabled checkbox would lose the focus.
      aria-disabled={locked || undefined}
      onChange={(event) => locked || onToggle(question, event.target.checked)}
    />
    <ItemNumber aria-hidden>{number}</ItemNumber>
    <ItemText>{question}</ItemText>
  </Item>
));
