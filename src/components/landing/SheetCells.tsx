import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Ledger } from '../ui/Ledger.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';

/** Below 1,200 pixels, the cells stand on the border of the video. */
const Cells = styled(Ledger)(({ theme: { breakpoints, measures, spacing } }) => ({
  gridArea: 'cells',
  zIndex: 1,
  alignSelf: 'start',
  marginBottom: -1,
  [breakpoints.up('lg')]: { margin: `calc(${measures.bubble} + ${spacing(2.5)}) 0 ${spacing(2)}` },
}));

export interface SheetCellsProps {
  /** The domain of the visitor's firm, or the email at a free mailbox (src/rules/preparedFor.ts). */
  preparedFor: string;
  date: Date;
}

/** The title block of the landing page, which is sheet 1 of 2: for whom, when, which sheet. */
export function SheetCells({ preparedFor, date }: SheetCellsProps) {
  const { sheet } = partnerProgram;
  const recipient = preparedFor.includes('@') ? (
    <WrappingEmail email={preparedFor} />
  ) : (
    <WrappingDomain domain={preparedFor} />
  );
  return (
    <Cells
      look="cells"
      rows={[
        { term: sheet.preparedFor, detail: <bdi>{recipient}</bdi> },
        { term: sheet.date, detail: <time dateTime={isoDate(date)}>{writtenDate(date)}</time> },
        { term: sheet.sheet, detail: <bdi>{sheet.number}</bdi> },
      ]}
    />
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
