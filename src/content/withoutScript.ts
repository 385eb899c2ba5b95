/** Replaces the gate's form if JavaScript is off; followed by the phone number. */
export const withoutScript = {
  problem: 'Verifying an email needs JavaScript.',
  advice:
    'Turn it on in your browser and reload this page. Or skip the form and talk to us about the CPA Partner Program:',
} as const;

/** Replaces the gate's form if the site's script does not load. */
export const missingScript = {
  problem: 'Part of this page didn’t load.',
  reload: 'Reload the page',
  advice: 'If that doesn’t help, call us:',
} as const;

/** Followed by the email of the company. */
export const orEmail = 'or email';
