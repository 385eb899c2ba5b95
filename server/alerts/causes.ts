import { HOUR, MINUTE } from '../durations.ts';
import { MIN_FREE_BYTES, type HealthReport } from '../status/health.ts';
import type { WatchedLog } from './watchLog.ts';

interface Snapshot extends Pick<
  HealthReport,
  'writable' | 'freeBytes' | 'queued' | 'oldestQueuedSeconds' | 'dead'
> {
  /** True if a backup is expected, but none was made in the last two hours. */
  readonly isBackupLate: boolean;
  readonly since: WatchedLog['since'];
}

/** A problem that causes an alert. The sentences contain no data of visitors. */
export interface Cause {
  readonly name: string;
  readonly isActive: (snapshot: Snapshot) => boolean;
  readonly sentence: string;
  /** What the operator can do, if the log does not say it. */
  readonly advice?: string;
  /** Sent once when the cause is over. */
  readonly allClear: string;
}

export const CAUSES: readonly Cause[] = [
  {
    name: 'deliveryPaused',
    // Inactive while no mail is queued: without a delivery, a recovery would not be noticed.
    isActive: ({ queued, since }) => queued > 0 && since('mailServerDown') < Infinity,
    sentence: 'The mail server is unavailable. Delivery is paused and emails are queued.',
    allClear: 'The mail server accepts email again, or no email is queued.',
  },
  {
    name: 'webhookPaused',
    isActive: ({ since }) => since('webhookDown') < 2 * HOUR,
    sentence: 'The receiver at LEAD_WEBHOOK_URL is unavailable. Leads for it are queued.',
    allClear: 'The receiver at LEAD_WEBHOOK_URL accepts leads again, or no lead is queued for it.',
  },
  {
    name: 'mailLate',
    isActive: ({ oldestQueuedSeconds }) => oldestQueuedSeconds > 120,
    sentence: 'An email has been waiting for more than two minutes.',
    allClear: 'No email has been waiting for more than two minutes.',
  },
  {
    name: 'leadFailed',
    isActive: ({ dead }) => dead > 0,
    sentence: 'A lead could not be delivered by email or webhook.',
    advice: 'Run: gateway outbox list',
    allClear: 'The outbox contains no failed lead.',
  },
  {
    name: 'mailUnreadable',
    isActive: ({ since }) => since('mailUnreadable') < HOUR,
    sentence:
      'A queued email or lead cannot be decrypted. Check whether CODE_SECRET or the store has changed.',
    allClear: 'No decryption has failed for an hour.',
  },
  {
    name: 'storeNotWritable',
    isActive: ({ writable }) => !writable,
    sentence: 'The store is not writable. Codes and leads are refused.',
    allClear: 'The store is writable again.',
  },
  {
    name: 'diskFull',
    isActive: ({ freeBytes = MIN_FREE_BYTES }) => freeBytes < MIN_FREE_BYTES,
    sentence: 'Less than 64 MiB is free on the disk of DATA_DIR.',
    allClear: 'The disk of DATA_DIR has free space again.',
  },
  {
    name: 'backupFailed',
    // Active until the retry, which comes an hour after a backup has failed.
    isActive: ({ isBackupLate, since }) =>
      isBackupLate || since('backupFailed') < HOUR + 5 * MINUTE,
    sentence: 'The hourly backup failed, or the newest backup is more than two hours old.',
    allClear: 'Backups work again.',
  },
  {
    name: 'callsFailing',
    isActive: ({ since }) => since('callFailed') < 15 * MINUTE,
    sentence: 'Calls fail.',
    advice: 'See callFailed or outboxUnavailable in the server log.',
    allClear: 'No call has failed for 15 minutes.',
  },
  {
    name: 'limitReached',
    isActive: ({ since }) => since('limitReached') < 15 * MINUTE,
    sentence:
      'A limit of the site or of a domain is reached, so only newcomers are served. See limitReached in the log for its name.',
    allClear: 'No limit of the site or of a domain has been reached for 15 minutes.',
  },
  {
    name: 'proxyUnlisted',
    isActive: ({ since }) => since('proxyUnlisted') < 15 * MINUTE,
    sentence:
      'A proxy is missing from TRUSTED_PROXIES, so all its visitors share the limits of one IP.',
    allClear: 'No request has come through an unlisted proxy for 15 minutes.',
  },
  {
    name: 'forwardedForMissing',
    isActive: ({ since }) => since('forwardedForMissing') < 15 * MINUTE,
    sentence: 'A proxy sends no X-Forwarded-For, so all its visitors share the limits of one IP.',
    allClear: 'No request has come without X-Forwarded-For for 15 minutes.',
  },
];
