import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/render/contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const OTHER = 'https://other.example';
const page = { styles: ['a{b:c}'], scripts: ['if(1<2){go()}'] };

function policyOf(pages = [page], more = {}) {
  const policy = contentSecurityPolicy({ pages, ...more });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content security policy', () => {
  test('allows only our own files', () => {
    const policy = policyOf([]);

    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['frame-src']).toBeUndefined();
  });

  test('allows inline scripts and styles by their hashes only', () => {
    const policy = policyOf();

    expect(policy['script-src']).toEqual(["'self'", hash('if(1<2){go()}')]);
    expect(policy['style-src']?.toSorted()).toEqual(
      ["'self'", hash(''), hash('a{b:c}')].toSorted(),
    );
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  test.each([
    ['another login host', 'connect-src', { connectTo: OTHER }, ["'self'", OTHER]],
    ['the frame of a video player', 'frame-src', { frameFrom: OTHER }, [OTHER]],
  ])('allows %s if one is configured', (_, directive, more, allowed) => {
    expect(policyOf([], more)[directive]).toEqual(allowed);
  });

  test("has no weakness but 'self' for Google's CSP Evaluator", () => {
    const policy = contentSecurityPolicy({ pages: [page] });
    const findings = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.INFO)
      .map(({ directive, value }) => `${directive} ${value}`);

    // 'self' is a weakness only on a server that also serves other people's files.
    expect(findings).toEqual(["script-src 'self'"]);
  });
});
