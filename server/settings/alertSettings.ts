import { urlOf } from './urls.ts';

/** The URL of ALERT_URL; a user in it is refused, because fetch takes none. */
export function alertUrl(value: string): string | undefined {
  const url = urlOf(value, ['https:', 'http:']);
  return url && !url.username && !url.password ? url.href : undefined;
}

/** Warns of alerts that cannot arrive when they are needed most; undefined where all is well. */
export function alertWarning(settings: {
  readonly alertUrl: string | undefined;
  readonly alertEmail: string | undefined;
}): string | undefined {
  return settings.alertEmail && !settings.alertUrl
    ? 'Only ALERT_EMAIL is set: while the mail server is away, no alert can leave. Set ALERT_URL, too.'
    : undefined;
}
