import { NO_JOBS, type Status } from '../../../server/status/readStatus.ts';
import { MIN_FREE_BYTES } from '../../../server/store/dataDir.ts';

/** The status of a server without problems. */
export const HEALTHY: Status = {
  ...NO_JOBS,
  writable: true,
  damaged: false,
  freeBytes: MIN_FREE_BYTES,
  backupSeconds: 60,
  backupFailed: false,
  mailPaused: false,
  webhookFailing: false,
  callsFailing: false,
  outboxUnavailable: false,
  reachedLimits: [],
  reachedCeilings: [],
  proxyUnlisted: false,
  forwardedForMissing: false,
  publicUrlWrong: false,
  flooded: false,
  resolverFindsNothing: false,
};
