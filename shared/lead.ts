import type { InfoRequest } from './infoRequest.ts';
import { referenceOf } from './reference.ts';

/**
 * A request on its way to sales, in the browser and on the server. The form has validated a lead of
 * our page. A lead of another client is not validated, because a refused one would be lost: sales
 * can read a value that no field would take.
 */
export interface Lead {
  readonly submissionId: string;
  readonly reference: string;
  readonly request: InfoRequest;
}

export function createLead(request: InfoRequest, submissionId: string): Lead {
  return { submissionId, reference: referenceOf(submissionId), request };
}
