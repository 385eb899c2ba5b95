import type { Status } from '../../../server/status/readStatus.ts';
import { MIN_FREE_BYTES } from '../../../server/store/dataDir.ts';

/** The status of a server without problems. */
export const HEALTHY: Status = {
  writable: true,
  freeBytes: MIN_FREE_BYTES,
  queued: 0,
  oldestQueuedSeconds: 0,
  stuck: false,
  failed: 0,
  unreadable: 0,
  queuedWebhooks: 0,
  delayedWebhooks: 0,
  backupSeconds: 60,
  backupFailed: false,
  mailPaused: false,
  webhookFailing: false,
  callsFailing: false,
  reachedLimits: [],
  reachedCeilings: [],
  proxyUnlisted: false,
  forwardedForMissing: false,
  resolverFindsNothing: false,
};
