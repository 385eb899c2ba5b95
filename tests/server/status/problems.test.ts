import { describe, expect, test } from 'vitest';
import { outbox } from '../../../server/commands/outbox.ts';
import { restoreCommand } from '../../../server/commands/restore.ts';
import { activeProblems, PROBLEMS } from '../../../server/status/problems.ts';
import type { Status } from '../../../server/status/readStatus.ts';
import { MIN_FREE_BYTES } from '../../../server/store/dataDir.ts';
import { HEALTHY } from '../../support/server/status.ts';

const namesIn = (status: Partial<Status>) =>
  activeProblems({ ...HEALTHY, ...status }).map(({ name }) => name);

describe('the problems of a server', () => {
  test.each<[string, Partial<Status>]>([
    ['deliveryPaused', { queued: 5, mailPaused: true }],
    ['certificateExpired', { certificateFault: 'certificateExpired' }],
    ['webhookPaused', { webhookFailing: true }],
    ['mailLate', { oldestQueuedSeconds: 121 }],
    ['requestNotMailed', { notMailed: 1 }],
    ['requestNotPosted', { notPosted: 1 }],
    ['mailUnreadable', { unreadable: 1 }],
    ['storeNotWritable', { writable: false }],
    ['storeDamaged', { damaged: true, writable: false }],
    ['diskFull', { freeBytes: MIN_FREE_BYTES - 1 }],
    ['limitReached_SALES_PER_DOMAIN_HOUR', { reachedLimits: ['SALES_PER_DOMAIN_HOUR'] }],
    ['limitReached_CODES_PER_IP_HOUR', { reachedLimits: ['CODES_PER_IP_HOUR'] }],
    ['ceilingReached_CODES_PER_HOUR', { reachedCeilings: ['CODES_PER_HOUR'] }],
  ])('include %s', (name, status) => {
    expect(namesIn(status)).toEqual([name]);
  });

  test.each([
    'backupFailed',
    'callsFailing',
    'outboxUnavailable',
    'proxyUnlisted',
    'forwardedForMissing',
    'publicUrlWrong',
    'flooded',
    'resolverFindsNothing',
  ])('include %s while the status does', (name) => {
    expect(namesIn({ [name]: true })).toEqual([name]);
  });

  test.each<[string, Partial<Status>]>([
    ['a healthy server', {}],
    ['a pause while nothing is queued', { mailPaused: true }],
    ['a mail that waits for two minutes', { oldestQueuedSeconds: 120 }],
    ['a disk that cannot be read', { freeBytes: undefined }],
    ['a missing backup that is not expected yet', { backupSeconds: undefined }],
  ])('do not include %s', (_, status) => {
    expect(namesIn(status)).toEqual([]);
  });

  test('advise only commands that exist', () => {
    const advised = PROBLEMS.flatMap(({ advice = '' }) => advice.match(/gateway [a-z ]+/g) ?? []);
    const usage = `${outbox.usage}\n${restoreCommand.usage}`;

    expect(advised.length).toBeGreaterThan(1);
    expect(advised.filter((command) => !usage.includes(command))).toEqual([]);
  });
});
