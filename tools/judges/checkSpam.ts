import { spawnSync } from 'node:child_process';
import type { Finding } from './finding.ts';

/** A letter is spam from 5 on; ours should be far from it. */
const MOST_POINTS = 1;

/** What every filter takes for spam, to see that it has its rules. */
const GTUBE =
  'Subject: test\r\n\r\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n';

/**
 * What SpamAssassin holds against letters, by their names, with the rules that need no network;
 * undefined where it is not installed. Throws where it has no rules.
 */
export function checkSpam(letters: ReadonlyMap<string, Buffer>): Finding[] | undefined {
  const probe = judge(Buffer.from(GTUBE));
  if (!probe) return undefined;
  if (probe.points < 100) throw new Error('SpamAssassin has no rules here: run sa-update.');
  return [...letters].flatMap(([where, eml]) => {
    const { points = Infinity, rules = '' } = judge(eml) ?? {};
    const what = `${points} points, ${MOST_POINTS} at most: ${rules}`;
    return points > MOST_POINTS ? { judge: 'SpamAssassin' as const, where, what } : [];
  });
}

function judge(eml: Buffer): { points: number; rules: string } | undefined {
  const { error, stdout } = spawnSync('spamassassin', ['--local'], {
    input: eml,
    encoding: 'utf8',
  });
  if (error) return undefined;
  // The header is folded.
  const status = /^X-Spam-Status: .*(?:\r?\n[\t ].*)*/m.exec(stdout)?.[0] ?? '';
  const points = Number(/score=(-?[\d.]+)/.exec(status)?.[1] ?? NaN);
  if (Number.isNaN(points)) throw new Error(`SpamAssassin gives no score: ${stdout.slice(0, 200)}`);
  return { points, rules: /tests=([^]*?)\s+\w+=/.exec(status)?.[1]?.replaceAll(/\s/g, '') ?? '' };
}
