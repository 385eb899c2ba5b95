import { salesMail, type SalesMailProps } from '../../src/mails/salesMail.ts';
import { Letter } from './Letter.tsx';

/** The letter that brings a request to the sales team. */
export function SalesMail(props: SalesMailProps) {
  return <Letter {...salesMail(props)} />;
}
