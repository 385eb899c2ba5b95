import { urlOf } from './urls.ts';

/** Where each lead is also posted, and the key that signs it (docs/decisions/server/delivery.md#h20). */
export interface LeadWebhook {
  readonly url: string;
  readonly secret: Buffer;
}

/** A URL over TLS, or of this machine, without a user: `fetch` takes none. */
export function webhookUrl(value: string): string | undefined {
  const url = urlOf(value, ['https:', 'http:']);
  const isSafe =
    url?.protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(url?.hostname ?? '');
  return url && isSafe && !url.username && !url.password && !url.hash ? url.href : undefined;
}

/** A secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
export function webhookSecret(value: string): Buffer | undefined {
  const text = /^whsec_([\w+/]+={0,2})$/.exec(value)?.[1];
  const bytes = Buffer.from(text ?? '', 'base64');
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}
