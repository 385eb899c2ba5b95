import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { company } from '../../../shared/company.ts';
import { infoForm } from '../../content/infoForm.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { TitleKey } from '../ui/TitleKey.tsx';

const Block = styled('div')(({ theme: { breakpoints, vars } }) => ({
  '--key-width': '4.125rem',
  borderBottom: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.up('sm')]: { '--key-width': '5.5rem' },
  [breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': {
    '--key-width': '3.5rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, .88fr) minmax(0, 1.12fr)',
  },
}));

const Title = styled('div')(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: spacing(2),
  padding: `${spacing(2.5)} var(--sheet-inset)`,
  borderBottom: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.up('sm')]: { paddingBlock: spacing(4) },
  [breakpoints.up('md')]: { paddingBlock: spacing(3.5) },
  [mixins.smallLaptop]: { paddingBlock: spacing(2) },
  [mixins.lowWindow]: { paddingBlock: spacing(2) },
  '@media print': { paddingBlock: '7pt' },
}));

const Heading = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' },
})) as typeof Typography;

const Key = styled(TitleKey)({ flex: '0 0 var(--key-width)', lineHeight: 1.7 });

const SheetNumber = styled(Key)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('sm')]: { fontSize: '.8125rem' },
}));

const Rows = styled('dl')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.down('sm')]: { paddingBlock: spacing(2), fontSize: '.9375rem' },
  [breakpoints.up('md')]: { display: 'grid', alignContent: 'center' },
}));

// If the column is narrow or the text is large, the detail wraps below its key.
const Row = styled('div')(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: spacing(3),
  padding: '1px var(--sheet-inset)',
  [breakpoints.up('sm')]: {
    paddingBlock: spacing(2),
    '& + &': { borderTop: `1px solid ${vars.palette.line.subtle}` },
  },
  [mixins.smallLaptop]: { paddingBlock: spacing(1.5) },
  [mixins.lowWindow]: { paddingBlock: spacing(1) },
  '@media print': { paddingBlock: spacing(1.5) },
}));

const Detail = styled('dd')({
  flex: '1 1 9rem',
  minWidth: 0,
  lineHeight: 1.45,
  fontWeight: 560,
  overflowWrap: 'anywhere',
  '@media print': { flexBasis: '7rem' },
});

interface TitleRow {
  term: string;
  detail: ReactNode;
}

export interface RequestTitleBlockProps {
  headingId: string;
  sheet: string;
  /** What the Subject cell quotes below the name of the program. */
  asked: ReactNode;
  /** The last row: when we respond, or who sent the request. */
  last: TitleRow;
  /** The email field or the stamp, beside the rows if there is room. */
  children: ReactNode;
}

/** The title block, as on a paper request for information: recipient, subject and sender. */
export function RequestTitleBlock(props: RequestTitleBlockProps) {
  const { headingId, sheet, asked, last, children } = props;
  const rows: TitleRow[] = [
    {
      term: infoForm.to,
      detail: (
        <>
          {infoForm.sales(company.name)},{' '}
          <PhoneLink sx={{ display: 'inline-block', fontWeight: 420, whiteSpace: 'nowrap' }} />
        </>
      ),
    },
    {
      term: infoForm.subject,
      detail: (
        <>
          {company.program}
          {asked}
        </>
      ),
    },
    last,
  ];
  return (
    <Block>
      <Title>
        <Heading variant="h3" component="h2" id={headingId}>
          {infoForm.heading}
        </Heading>
        <SheetNumber as="p">{sheet}</SheetNumber>
      </Title>
      <Rows>
        {rows.map(({ term, detail }) => (
          <Row key={term}>
            <Key>{term}</Key>
            <Detail>{detail}</Detail>
          </Row>
        ))}
      </Rows>
      {children}
    </Block>
  );
}

const FromCell = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  position: 'relative',
  padding: `${spacing(3)} var(--sheet-inset) ${spacing(3.5)}`,
  borderTop: `1px solid ${vars.palette.line.subtle}`,
  // On a phone, the key stands beside the label of the field.
  [breakpoints.down('sm')]: {
    '& label': { paddingInlineStart: `calc(var(--key-width) + ${spacing(3)})` },
  },
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'var(--key-width) minmax(0, 1fr)',
    gap: spacing(3),
    paddingTop: spacing(3.5),
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    borderTop: 0,
    borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
  },
}));

const FromKey = styled(Key)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute' },
}));

/** The From cell before sending. It contains the field of the verified email. */
export function RequestFrom({ children }: { children: ReactNode }) {
  return (
    <FromCell>
      <FromKey as="p">{infoForm.from}</FromKey>
      {children}
    </FromCell>
  );
}
