import type { AuthenticateOptions, DKIMResult, DMARCResult, SPFResult } from 'mailauth';
import { SetupFault } from '../../setupFault.ts';
import { bad, ok, warn, type Finding } from '../finding.ts';

/** Answers a question to the DNS as `dns.promises.resolve` does. */
type DnsResolver = NonNullable<AuthenticateOptions['resolver']>;

/**
 * Judges a letter with the headers of the server that received it, as that server does: DKIM, SPF,
 * and whether they stand for the domain of From (DMARC).
 */
export async function judgeLetter(
  source: Buffer,
  resolver?: DnsResolver,
): Promise<readonly Finding[]> {
  const { authenticate } = await importMailauth();
  const { dkim, spf, dmarc } = await authenticate(source, {
    trustReceived: true,
    disableArc: true,
    disableBimi: true,
    ...(resolver && { resolver }),
  });
  const [domain = ''] = dkim.headerFrom.map((email) => email.split('@').at(-1));
  if (domain === '') return [bad('This is no letter: it has no From.')];
  return [...judgeDkim(dkim.results, domain), judgeSpf(spf), judgeDmarc(dmarc, domain)];
}

async function importMailauth() {
  try {
    return await import('mailauth');
  } catch {
    throw new SetupFault(
      'The judge of letters is not installed: run `npm ci --include=dev`, or judge the file on another machine.',
    );
  }
}

function judgeDkim(results: readonly DKIMResult[], domain: string): Finding[] {
  const signed = results.filter(({ signingDomain }) => signingDomain);
  if (signed.length === 0)
    return [
      bad(`DKIM: the letter is not signed. Have the mail server sign with a key of ${domain}.`),
    ];
  return signed.map(({ signingDomain, selector = '', status }) => {
    const key = `${selector}._domainkey.${signingDomain}`;
    if (status.result === 'pass') return ok(`DKIM: pass by ${key}.`);
    return bad(
      `DKIM: ${wordsOf(status)} by ${key}. Compare that TXT record with the key of the mail server; a letter that was changed on its way fails, too.`,
    );
  });
}

function judgeSpf(result: SPFResult | false): Finding {
  const { 'client-ip': ip } = result || {};
  if (!result || !ip)
    return warn('SPF: no Received line names the server that handed the letter in.');
  const { status, domain } = result;
  if (status.result === 'pass') return ok(`SPF: pass, ${domain} sends by ${ip}.`);
  if (status.result === 'none')
    return bad(`SPF: ${domain} has no SPF record: add a TXT record that names your mail server.`);
  return bad(
    `SPF: ${status.result}. The SPF record of ${domain} does not name ${ip}: add your mail server. (If that is a server of the mailbox, the letter went on inside, and its other Received lines count.)`,
  );
}

function judgeDmarc(result: DMARCResult | false, domain: string): Finding {
  const { status, policy, alignment } = result || {};
  if (!status || status.result === 'none')
    return bad(`DMARC: _dmarc.${domain} has no record: add one, at least "v=DMARC1; p=none".`);
  const aligned = [alignment?.dkim.result && 'DKIM', alignment?.spf.result && 'SPF'];
  const by = aligned.filter(Boolean).join(' and ');
  if (status.result === 'pass')
    return ok(`DMARC: pass, aligned by ${by}; the policy is ${policy}.`);
  return bad(
    `DMARC: fail. Neither DKIM nor SPF passes for ${domain}, the domain of From; the policy is ${policy}.`,
  );
}

function wordsOf({ result, comment }: { result: string; comment?: string }): string {
  return comment ? `${result} (${comment})` : result;
}
