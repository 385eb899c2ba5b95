import { clientTime } from '../../../src/api/clientTime.ts';

/** One of the three calls, with a query that causes no mail and no lead. */
export interface Call {
  /** Contains the number from the specification. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The headers that a browser names in the preflight. */
  readonly headerNames: readonly string[];
  /** The query in words. */
  readonly question: string;
  /** True if the site could send this query: a refusal must then be a 2xx response. */
  readonly isWellFormed: boolean;
  /** The finding if the login host returns true to this query. */
  readonly ifYes: { readonly level: 'warn' | 'bad'; readonly text: string };
}

/** An email address at a domain reserved for examples (RFC 2606). */
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
      text: 'the site would confirm a lead that is lost. Check whether sales received an empty one',
    },
  },
];

export function codePath(email: string): string {
  return pathOf('SendAccessCodeToQRVideo', { sEmail: email });
}

function pathOf(name: string, query: Record<string, string>): string {
  return `/api/Setup/${name}?${new URLSearchParams(query).toString()}`;
}

/** The preflight that a browser sends before a call to another origin. */
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

/** The method, headers and body that the site sends (docs/decisions/form.md#f8), without a field. */
export function requestOf(method: Call['method'], origin: string): RequestInit {
  const json = 'application/json';
  const headers = { Origin: origin, Accept: json, ClientTime: clientTime(new Date()) };
  return method === 'GET'
    ? { method, headers: { ...headers, 'Content-Type': json } }
    : { method, headers, body: new FormData() };
}
