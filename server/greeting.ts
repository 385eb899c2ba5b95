import type { Services } from './services.ts';

/** Returns the lines that a server prints once it listens. */
export function greeting(
  { settings, store, site, mailbox }: Pick<Services, 'settings' | 'store' | 'site' | 'mailbox'>,
  port: number,
): string[] {
  const { publicUrl } = settings;
  const shown = browsableName(settings.host);
  const lines = [`ProBuilt is running at http://${shown}:${port}`];
  if (mailbox)
    lines.push(
      `SMTP_URL is not set: mails are not sent. Read them at http://${shown}:${port}/mailbox`,
    );
  if (!settings.production)
    lines.push(
      `On localhost the gate opens without a code. To try the real gate, open http://${shown}:${port} instead of http://localhost:${port}.`,
    );
  if (publicUrl) lines.push(`Public URL: ${publicUrl.origin}`);
  if (store.isShared)
    lines.push(
      `Another server also uses DATA_DIR (${settings.dataDir}). Stop one server, or set DATABASE_URL to run several servers.`,
    );
  if (!site) lines.push('The site is not built, so only the calls work. Run: npm run build');
  return lines;
}

/** Returns the hostname at which this machine reaches the server. Avoids `localhost`, which skips the gate. */
export function browsableName(name: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', 'localhost'].includes(name)) return '127.0.0.1';
  return name.includes(':') ? `[${name}]` : name;
}
