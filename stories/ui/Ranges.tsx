import { Ledger, type LedgerProps } from '../../src/components/ui/Ledger.tsx';
import { PageContainer } from '../../src/components/ui/PageContainer.tsx';
import { Halves, Sheet, SheetCell, SheetTitle } from '../../src/components/ui/Sheet.tsx';
import { request } from '../info/infoValues.ts';

const { company, firstName, lastName, email } = request;

const rows = [
  { term: 'Company', detail: company },
  { term: 'Name', detail: `${firstName} ${lastName}` },
  { term: 'Email', detail: email },
];

const ledger = (look: LedgerProps['look']) => <Ledger look={look} rows={rows} />;

/** Each look of Sheet and of Ledger. */
export function Ranges() {
  return (
    <PageContainer>
      <Sheet aria-labelledby="title">
        <SheetTitle id="title" heading="Halves, then a plain cell" sheet="Sheet 1 of 2" />
        <Halves>
          {ledger('title')}
          <SheetCell>{ledger('stamp')}</SheetCell>
        </Halves>
        <Halves>
          <SheetCell>{ledger('ruled')}</SheetCell>
          <SheetCell>{ledger('cells')}</SheetCell>
        </Halves>
        <Halves plain>
          <SheetCell>A plain cell</SheetCell>
        </Halves>
      </Sheet>
    </PageContainer>
  );
}
