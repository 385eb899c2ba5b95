import {
  callPath,
  clientTime,
  type CallName,
  type CallQueries,
} from '../../../shared/setupCalls.ts';

/** One of the three calls, with a query that the login host must refuse without sending a mail. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The headers that a browser lists in the preflight. */
  readonly headerNames: readonly string[];
  /** The query as it is described in findings. */
  readonly question: string;
  /** True if the site could send this query; the answer must then be 2xx with `status: false`. */
  readonly isWellFormed: boolean;
  /** The finding if the login host accepts this query. */
  readonly ifYes: { readonly level: 'warn' | 'bad'; readonly text: string };
}

/** An email at a domain that is reserved for examples (RFC 2606). */
const EXAMPLE = 'doctor@example.com';

const asJson = ['ClientTime', 'Content-Type'];

export const calls: readonly Call[] = [
  {
    name: 'Call 1',
    method: 'GET',
    path: codePath('not-an-address'),
    headerNames: asJson,
    question: 'an invalid email address',
    isWellFormed: false,
    ifYes: { level: 'warn', text: 'a visitor would wait for a code that never arrives' },
  },
  {
    name: 'Call 2',
    method: 'GET',
    path: pathOf('VerifyAccessCodeToQRVideo', { sEmail: EXAMPLE, AccessKey: 'not-a-code' }),
    headerNames: asJson,
    question: 'a wrong code',
    isWellFormed: true,
    ifYes: { level: 'bad', text: 'any code would let a visitor in' },
  },
  {
    name: 'Call 3',
    method: 'POST',
    path: pathOf('SendEmailToSales', { RequestEmail: EXAMPLE }),
    headerNames: ['ClientTime'],
    question: 'a lead without msgBody',
    isWellFormed: false,
    ifYes: {
      level: 'bad',
      text: 'the site would confirm a lead that is lost. Check whether sales received an empty lead',
    },
  },
];

export function codePath(email: string): string {
  return pathOf('SendAccessCodeToQRVideo', { sEmail: email });
}

function pathOf<Name extends CallName>(name: Name, query: CallQueries[Name]): string {
  return `${callPath(name)}?${new URLSearchParams(query).toString()}`;
}

/** Creates the preflight that a browser sends before a call to another origin. */
export function preflightOf({ method, headerNames }: Call, origin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headerNames.join(',').toLowerCase(),
    },
  };
}

/** Creates a call like those of the site (docs/decisions/form.md#f8), but with an empty form. */
export function requestOf(method: Call['method'], origin: string): RequestInit {
  const json = 'application/json';
  const headers = { Origin: origin, Accept: json, ClientTime: clientTime(new Date()) };
  return method === 'GET'
    ? { method, headers: { ...headers, 'Content-Type': json } }
    : { method, headers, body: new FormData() };
}
