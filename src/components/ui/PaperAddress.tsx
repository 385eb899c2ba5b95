import { styled } from '@mui/material/styles';
import { addressCode } from '../../../shared/site.ts';
import { frameWords } from '../../content/frame.ts';

const Cell = styled('li')({
  display: 'none',
  '@media print': { display: 'flex', gap: '6pt', alignItems: 'center', fontSize: '9pt' },
});

const Code = styled('img')({ flex: 'none', width: '17mm', height: '17mm', margin: '-2pt 0' });

/** Leads from a printed sheet back to the site: its address as a QR code and in words. */
export function PaperAddress({ address }: { address: string }) {
  return (
    <Cell>
      <Code src={`/${addressCode}`} alt={frameWords.addressCode} width={64} height={64} />
      <p>
        <strong>{address.replace(/^https?:\/\//, '')}</strong>
        <br />
        {frameWords.toAsk}
      </p>
    </Cell>
  );
}
