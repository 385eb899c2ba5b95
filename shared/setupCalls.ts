/** The parameters of each call, in its query (specification, section 7). */
export interface CallQueries {
  SendAccessCodeToQRVideo: { sEmail: string };
  VerifyAccessCodeToQRVideo: { sEmail: string; AccessKey: string };
  SendEmailToSales: { RequestEmail: string };
}

export type CallName = keyof CallQueries;

export const callMethods = {
  SendAccessCodeToQRVideo: 'GET',
  VerifyAccessCodeToQRVideo: 'GET',
  SendEmailToSales: 'POST',
} as const satisfies Record<CallName, string>;

export function callPath(name: CallName): string {
  return `/api/Setup/${name}`;
}

/** The field of call 3 that contains the HTML summary. */
export const SUMMARY_FIELD = 'msgBody';

/** The body of every response, in JSON. */
export interface CallAnswer {
  readonly status: boolean;
}

/** Formats the header ClientTime, as in `2026-01-31 09:05:00.000`. */
export function clientTime(now: Date): string {
  return now.toISOString().replace('T', ' ').replace('Z', '');
}
