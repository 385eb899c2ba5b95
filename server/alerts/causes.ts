/** What an operator is told of, with its two sentences: while it lasts, and when it is over. */
export const SENTENCES = {
  deliveryPaused: [
    'The mail server cannot be used. Delivery is paused, letters wait.',
    'The mail server takes letters again, or no letter waits for it.',
  ],
  webhookPaused: [
    'The receiver at LEAD_WEBHOOK_URL cannot be used. Leads wait for it.',
    'The receiver at LEAD_WEBHOOK_URL takes leads again.',
  ],
  letterLate: ['A letter has waited for more than two minutes.', 'No letter waits for long.'],
  requestRefused: [
    'A request to sales, or its post to the webhook, was refused or given up. See the outbox.',
    'No refused request is left.',
  ],
  letterUnreadable: [
    'A letter cannot be decrypted. Did CODE_SECRET or the store change?',
    'For an hour every letter could be decrypted.',
  ],
  storeNotWritable: [
    'The store cannot be written. No code and no request is taken.',
    'The store can be written again.',
  ],
  diskShort: [
    'Less than 64 MiB are free where DATA_DIR is.',
    'There is room again where DATA_DIR is.',
  ],
  backupFailed: [
    'The hourly backup failed, or the newest one is older than two hours.',
    'Backups are made again.',
  ],
  callsFailing: [
    'Calls fail. See callFailed, requestFailed or outboxUnavailable in the log.',
    'No call has failed for 15 minutes.',
  ],
  limitReached: [
    'All visitors together have reached SENDS_PER_HOUR or SALES_PER_HOUR. More are refused.',
    'Nobody has met the limits of everybody for 15 minutes.',
  ],
  clockJumped: [
    'The clock of this machine has jumped by more than a minute. Check its NTP.',
    'The clock has not jumped for 15 minutes.',
  ],
  certificateEnding: [
    'The certificate of the mail server or of PUBLIC_URL is about to end.',
    'The certificates are good for longer again.',
  ],
  proxyUnlisted: [
    'A proxy forwards visitors that TRUSTED_PROXIES does not name. They all count as one.',
    'No unlisted proxy has forwarded a visitor for 15 minutes.',
  ],
} as const;

export type Cause = keyof typeof SENTENCES;

export const CAUSES = Object.keys(SENTENCES) as readonly Cause[];
