import { limitsOf, type LimitName } from '../settings/limits.ts';
import { MIN_FREE_BYTES } from '../store/dataDir.ts';
import type { Status } from './readStatus.ts';

/** A problem that the operator is told about. Its sentences contain no data of visitors. */
export interface Problem {
  readonly name: string;
  readonly isActive: (status: Status) => boolean;
  readonly sentence: string;
  /** What the operator can do, if the log does not say it. */
  readonly advice?: string;
  /** Sent once when the problem is over. */
  readonly allClear: string;
}

const LIMIT_PROBLEMS: readonly Problem[] = [
  ...limitsOf('network').map((setting) => ({
    ...limitReached(setting),
    sentence: `One IPv6 /48 has reached four times ${setting}. It may be a carrier with many visitors.`,
    advice: `Raise ${setting} if visitors are refused.`,
  })),
  ...limitsOf('domain', 'site').flatMap((setting) => [
    limitReached(setting),
    {
      name: `ceilingReached_${setting}`,
      isActive: ({ reachedCeilings }: Status) => reachedCeilings.includes(setting),
      sentence: `The ceiling of five times ${setting} is reached, so newcomers are refused too.`,
      allClear: `The ceiling of ${setting} has not been reached for 15 minutes.`,
    },
  ]),
];

function limitReached(setting: LimitName): Problem {
  return {
    name: `limitReached_${setting}`,
    isActive: ({ reachedLimits }) => reachedLimits.includes(setting),
    sentence: `The limit ${setting} is reached, so only newcomers are served.`,
    allClear: `The limit ${setting} has not been reached for 15 minutes.`,
  };
}

const CERTIFICATE_PROBLEMS = Object.entries({
  certificateExpired: 'The certificate of the mail server has expired, so no email is delivered.',
  certificateName:
    'The certificate of the mail server has another name than the host in SMTP_URL, so no email is delivered.',
  certificateUntrusted:
    'The certificate of the mail server is not from a trusted authority, so no email is delivered.',
}).map(([name, sentence]): Problem => ({
  name,
  isActive: ({ certificateFault }) => certificateFault === name,
  sentence,
  allClear: 'The certificate of the mail server is accepted, or no email is queued.',
}));

export const PROBLEMS: readonly Problem[] = [
  {
    name: 'deliveryPaused',
    // Inactive while no mail is queued: without a delivery, a recovery would not be noticed.
    isActive: ({ queued, mailPaused }) => queued > 0 && mailPaused,
    sentence: 'The mail server is unavailable. Delivery is paused and emails are queued.',
    allClear: 'The mail server accepts email again, or no email is queued.',
  },
  ...CERTIFICATE_PROBLEMS,
  {
    name: 'mailLate',
    isActive: ({ oldestQueuedSeconds }) => oldestQueuedSeconds > 120,
    sentence: 'An email has been waiting for more than two minutes.',
    allClear: 'No email has been waiting for more than two minutes.',
  },
  {
    name: 'webhookPaused',
    isActive: ({ webhookFailing }) => webhookFailing,
    sentence: 'The receiver at LEAD_WEBHOOK_URL is unavailable. Requests for it are queued.',
    allClear:
      'The receiver at LEAD_WEBHOOK_URL accepts requests again, or no request is queued for it.',
  },
  {
    name: 'requestNotMailed',
    isActive: ({ notMailed }) => notMailed > 0,
    sentence: 'A request was not mailed to sales.',
    advice: 'Run: gateway outbox list',
    allClear: 'The outbox contains no request that was not mailed to sales.',
  },
  {
    name: 'requestNotPosted',
    isActive: ({ notPosted }) => notPosted > 0,
    sentence: 'A request was not posted to the webhook.',
    advice: 'Run: gateway outbox list',
    allClear: 'The outbox contains no request that was not posted to the webhook.',
  },
  {
    name: 'mailUnreadable',
    isActive: ({ unreadable }) => unreadable > 0,
    sentence:
      'A queued email or request cannot be decrypted. Check whether CODE_SECRET or the store has changed.',
    allClear: 'No decryption has failed for an hour.',
  },
  {
    name: 'storeNotWritable',
    isActive: ({ writable, damaged }) => !writable && !damaged,
    sentence: 'The store is not writable. Codes and requests are refused.',
    advice: 'Check that DATA_DIR or the database accepts writes and has free space.',
    allClear: 'The store is writable again.',
  },
  {
    name: 'storeDamaged',
    isActive: ({ damaged }) => damaged,
    sentence: 'The store is damaged. Codes and requests can fail.',
    advice: 'Stop the server, then run: gateway restore',
    allClear: 'The store is intact.',
  },
  {
    name: 'diskFull',
    isActive: ({ freeBytes = MIN_FREE_BYTES }) => freeBytes < MIN_FREE_BYTES,
    sentence: 'Less than 64 MiB is free on the disk of DATA_DIR.',
    allClear: 'The disk of DATA_DIR has free space again.',
  },
  {
    name: 'backupFailed',
    isActive: ({ backupFailed }) => backupFailed,
    sentence: 'The hourly backup failed, or the newest backup is more than two hours old.',
    allClear: 'Backups work again.',
  },
  {
    name: 'callsFailing',
    isActive: ({ callsFailing }) => callsFailing,
    sentence: 'Visitors get errors: the site cannot send or check codes, or save requests.',
    advice: 'See callFailed in the server log.',
    allClear: 'No visitor has got an error for 15 minutes.',
  },
  {
    name: 'outboxUnavailable',
    isActive: ({ outboxUnavailable }) => outboxUnavailable,
    sentence: 'The outbox cannot be read or changed, so emails and requests wait in it.',
    advice: 'See outboxUnavailable in the server log.',
    allClear: 'The outbox has been available for 15 minutes.',
  },
  ...LIMIT_PROBLEMS,
  {
    name: 'flooded',
    isActive: ({ flooded }) => flooded,
    sentence: 'A client opens too many connections or does not read its responses.',
    advice: 'See floodRefused in the server log. Block the client at the proxy or the firewall.',
    allClear: 'No connection and no response has been refused for 15 minutes.',
  },
  {
    name: 'proxyUnlisted',
    isActive: ({ proxyUnlisted }) => proxyUnlisted,
    sentence:
      'A proxy is missing from TRUSTED_PROXIES, so all its visitors share the limits of one IP.',
    allClear: 'No request has come through an unlisted proxy for 15 minutes.',
  },
  {
    name: 'forwardedForMissing',
    isActive: ({ forwardedForMissing }) => forwardedForMissing,
    sentence:
      'A proxy does not name its clients in X-Forwarded-For, so all its visitors share the limits of one IP.',
    allClear: 'No request has come without X-Forwarded-For for 15 minutes.',
  },
  {
    name: 'publicUrlWrong',
    isActive: ({ publicUrlWrong }) => publicUrlWrong,
    sentence:
      'Visitors use the site at another URL than PUBLIC_URL, so their requests are refused.',
    advice: 'Set PUBLIC_URL to the URL in the browser, or redirect the other URL to PUBLIC_URL.',
    allClear: 'No page at another URL than PUBLIC_URL has sent a lead for 15 minutes.',
  },
  {
    name: 'resolverFindsNothing',
    isActive: ({ resolverFindsNothing }) => resolverFindsNothing,
    sentence:
      'The DNS resolver does not find the domain of SALES_EMAIL, so no email is refused for its domain.',
    allClear: 'No answer of the DNS resolver has been ignored for 15 minutes.',
  },
];

export function activeProblems(status: Status): readonly Problem[] {
  return PROBLEMS.filter(({ isActive }) => isActive(status));
}
