import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { splitMessage } from '../../../shared/questions.ts';
import { infoForm } from '../../content/infoForm.ts';

const Quote = styled('span')({ display: 'block', fontWeight: 420, textWrap: 'pretty' });

/** What the Subject cell says about the questions in a message: one is quoted, more are counted. */
export function AskedQuestions({ message }: { message: string }) {
  const { asked } = splitMessage(message);
  if (asked.length === 0) return null;
  return <Quote>{asked.length === 1 ? asked[0] : infoForm.questionsListed(asked.length)}</Quote>;
}

/** The same for the message in the form. Changes are not announced: the checkbox states them. */
export function LiveAskedQuestions() {
  const [{ value }] = useField<string>('message');
  return <AskedQuestions message={value} />;
}
