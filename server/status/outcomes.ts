const DELIVERY = ['sent', 'delayed', 'refused', 'given_up'] as const;

/** The outcomes of each counter. They are the values of the label `outcome` in the metrics. */
export const OUTCOMES = {
  codes: [
    'sent',
    'cooling',
    'unwelcome',
    'no_mailbox',
    'refused_before',
    'withheld',
    'over_network',
    'over_tries',
    'over_email',
    'over_domain',
    'over_global',
  ],
  verifies: ['yes_by_pass', 'yes_by_code', 'no', 'over_limit'],
  sales: ['queued', 'repeated', 'unverified', 'over_limit', 'over_domain', 'over_global'],
  code_mails: DELIVERY,
  report_mails: DELIVERY,
  sales_mails: DELIVERY,
  receipts: DELIVERY,
  webhooks: DELIVERY,
  calls: ['refused', 'failed'],
} as const;

export type Counted = keyof typeof OUTCOMES;

export type Outcome<Name extends Counted> = (typeof OUTCOMES)[Name][number];

export type Count = <Name extends Counted>(name: Name, outcome: Outcome<Name>) => void;
