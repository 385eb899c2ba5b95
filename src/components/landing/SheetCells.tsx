import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { TitleKey } from '../ui/TitleKey.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';

/** Below 1,200 pixels, the cells stand on the video, whose border closes them. */
const Cells = styled('dl')(({ theme: { breakpoints, mixins, vars } }) => ({
  gridArea: 'cells',
  zIndex: 1,
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  border: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.default,
  [breakpoints.down('lg')]: { borderBottom: 0 },
  [breakpoints.up('lg')]: { marginTop: 54 },
  [mixins.shortWindow]: { [breakpoints.up('lg')]: { marginTop: 46 } },
  [mixins.smallLaptop]: { [breakpoints.up('lg')]: { marginTop: 40 } },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    borderBottom: `1px solid ${vars.palette.line.ink}`,
  },
}));

const Cell = styled('div')(({ theme: { breakpoints, vars } }) => ({
  padding: '6px 14px 8px',
  '& + &': { borderInlineStart: `1px solid ${vars.palette.line.ink}` },
  [breakpoints.down('sm')]: { paddingInline: 10 },
}));

const Value = styled('dd')(({ theme: { breakpoints } }) => ({
  fontSize: '.9375rem',
  lineHeight: 1.35,
  fontWeight: 600,
  fontStretch: '96%',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [breakpoints.down('sm')]: { fontSize: '.875rem' },
}));

export interface SheetCellsProps {
  /** The domain of the visitor's firm, or the email at a free mailbox (src/rules/preparedFor.ts). */
  preparedFor: string;
  /** The date of the sheet. */
  date: Date;
}

/** The title block of the landing page, which is sheet 1 of 2: for whom, when, which sheet. */
export function SheetCells({ preparedFor, date }: SheetCellsProps) {
  const { sheet } = partnerProgram;
  return (
    <Cells>
      <Cell>
        <TitleKey>{sheet.preparedFor}</TitleKey>
        <Value>
          <bdi>
            {preparedFor.includes('@') ? (
              <WrappingEmail email={preparedFor} />
            ) : (
              <WrappingDomain domain={preparedFor} />
            )}
          </bdi>
        </Value>
      </Cell>
      <Cell>
        <TitleKey>{sheet.date}</TitleKey>
        <Value>
          <time dateTime={isoDate(date)}>{writtenDate(date)}</time>
        </Value>
      </Cell>
      <Cell>
        <TitleKey>{sheet.sheet}</TitleKey>
        <Value>
          <bdi>{sheet.number}</bdi>
        </Value>
      </Cell>
    </Cells>
  );
}

/** A domain that can wrap anywhere, preferably before its last part. */
function WrappingDomain({ domain }: { domain: string }) {
  const end = domain.lastIndexOf('.');
  return (
    <>
      {domain.slice(0, end)}
      <wbr />
      {domain.slice(end)}
    </>
  );
}

/**
 * The date in English, such as Nov 25, 2026. Creating an `Intl.DateTimeFormat` would delay the page
 * by a tenth of a second on a slow phone.
 */
function writtenDate(date: Date): string {
  const [, month, day, year] = date.toDateString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/** The date in the visitor's time zone, such as 2026-11-25. */
function isoDate(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
