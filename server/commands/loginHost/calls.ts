import { clientTime } from '../../../src/api/clientTime.ts';

/** One of the three calls, with a question that brings about no letter and no lead. */
export interface Call {
  /** As the specification counts them. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  /** The headers that a browser asks for in the preflight. */
  readonly headerNames: readonly string[];
  /** What is asked, in words. */
  readonly question: string;
  /** Whether the site itself could ask so: then a no is a 2xx answer. */
  readonly isWellFormed: boolean;
  /** What a yes to the question would mean, and how bad that is. */
  readonly ifYes: { readonly level: 'warn' | 'bad'; readonly text: string };
}

/** An email at a domain that is kept for examples (RFC 2606). */
const NOBODY = 'doctor@example.com';

const asJson = ['ClientTime', 'Content-Type'];

export const calls: readonly Call[] = [
  {
    name: 'Call 1',
    method: 'GET',
    path: codePath('not-an-address'),
    headerNames: asJson,
    question: 'an email that is none',
    isWellFormed: false,
    ifYes: { level: 'warn', text: 'a visitor would wait for a letter that never comes' },
  },
  {
    name: 'Call 2',
    method: 'GET',
    path: pathOf('VerifyAccessCodeToQRVideo', { sEmail: NOBODY, AccessKey: 'not-a-code' }),
    headerNames: asJson,
    question: 'a wrong code',
    isWellFormed: true,
    ifYes: { level: 'bad', text: 'whoever types anything is let in' },
  },
  {
    name: 'Call 3',
    method: 'POST',
    path: pathOf('SendEmailToSales', { RequestEmail: NOBODY }),
    headerNames: ['ClientTime'],
    question: 'a request without msgBody',
    isWellFormed: false,
    ifYes: {
      level: 'bad',
      text: 'a lost request would be thanked for; ask sales for an empty one',
    },
  },
];

/** Path and query of call 1. */
export function codePath(email: string): string {
  return pathOf('SendAccessCodeToQRVideo', { sEmail: email });
}

function pathOf(name: string, query: Record<string, string>): string {
  return `/api/Setup/${name}?${new URLSearchParams(query).toString()}`;
}

/** What a browser asks before a call of another origin. */
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

/** Method, headers and body as the site sends them (docs/decisions/form.md#f8), without a field. */
export function requestOf(method: Call['method'], origin: string): RequestInit {
  const json = 'application/json';
  const headers = { Origin: origin, Accept: json, ClientTime: clientTime(new Date()) };
  return method === 'GET'
    ? { method, headers: { ...headers, 'Content-Type': json } }
    : { method, headers, body: new FormData() };
}
