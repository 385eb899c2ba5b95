import type { InfoRequest } from './infoRequest.ts';
import { referenceOf } from './reference.ts';

/** A valid request on its way to sales, in the browser and on the server. */
export interface Lead {
  readonly submissionId: string;
  readonly reference: string;
  readonly request: InfoRequest;
}

export function createLead(request: InfoRequest, submissionId: string): Lead {
  return { submissionId, reference: referenceOf(submissionId), request };
}
