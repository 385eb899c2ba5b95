import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler } from 'react';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { questions } from '../../../shared/questions.ts';
import { Icon } from '../ui/Icon.tsx';
import { WritingRow } from '../ui/WritingRow.tsx';
import { AnsweredSheet } from './AnsweredSheet.tsx';
import { QuestionLink } from './QuestionLink.tsx';

const Section = styled('section')(({ theme: { breakpoints, layout, spacing } }) => ({
  gridArea: 'questions',
  '--space': spacing(12),
  paddingBlockEnd: spacing(14),
  [breakpoints.up('md')]: { '--space': layout.section },
}));

/** Divides the window, but not a sheet of paper. */
const Division = styled('div')(({ theme: { vars } }) => ({
  marginBlock: 'var(--space)',
  borderBlockEnd: `1px solid ${vars.palette.line.ink}`,
}));

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  rowGap: spacing(7),
  [breakpoints.up('md')]: {
    gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 2fr)',
    '& > ol': { gridArea: '1 / 2 / span 2' },
  },
}));

/** The text stands beside the heading if there is room. */
const Head = styled(Stack)(({ theme: { spacing } }) => ({
  flexFlow: 'row wrap',
  alignContent: 'start',
  columnGap: spacing(8),
  '& > *': { flex: '1 1 17rem' },
}));

/** On a desktop, the numbers stand on grid line B (GridBubbles.tsx), which passes beside the list. */
const List = styled('ol')(({ theme: { breakpoints, spacing, vars } }) => ({
  '& > :first-of-type': { borderBlockStart: `1px solid ${vars.palette.line.ink}` },
  [breakpoints.up('md')]: {
    position: 'relative',
    paddingInlineStart: 28,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: `calc(-1 * var(--space)) calc(-1 * ${spacing(14)})`,
      borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
    },
  },
}));

/** Below the rows on a phone, below the heading on a desktop. */
const Answered = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.up('md')]: { gridArea: '2 / 1', alignSelf: 'start', marginInlineEnd: spacing(12) },
}));

const QUIET = { px: 0, typography: 'body2', fontWeight: 600 } as const;

export interface QuestionsProps {
  onPrint: () => void;
  /** A `mailto:` link with the questions. */
  emailHref: string;
  /** Called when the link is followed, before the browser opens it. */
  onEmail?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The common questions as links, each of which opens the form, and on paper with lines for notes. */
export function Questions({ onPrint, emailHref, onEmail }: QuestionsProps) {
  const { heading, text, print, email } = partnerProgram.questions;
  return (
    <Section id="questions" tabIndex={-1} aria-labelledby="questions-heading">
      <Division className="no-print" />
      <Container>
        <Columns>
          <Head spacing={4}>
            <Typography variant="h2" id="questions-heading">
              {heading}
            </Typography>
            <Stack className="no-print" spacing={1}>
              <Typography color="textSecondary" sx={{ maxWidth: '20.64em' }}>
                {text}
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4.5 }}>
                <Button
                  variant="text"
                  size="small"
                  startIcon={<Icon name="print" />}
                  onClick={onPrint}
                  sx={QUIET}
                >
                  {print}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  startIcon={<Icon name="email" />}
                  href={emailHref}
                  onClick={onEmail}
                  sx={QUIET}
                >
                  {email}
                </Button>
              </Stack>
            </Stack>
          </Head>
          <List>
            {questions.map((question, index) => (
              <WritingRow key={question}>
                <QuestionLink question={question} number={index + 1} />
              </WritingRow>
            ))}
          </List>
          <Answered className="no-print">
            <AnsweredSheet />
          </Answered>
        </Columns>
      </Container>
    </Section>
  );
}
