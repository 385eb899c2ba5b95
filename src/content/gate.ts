/** The words of the gate. */
export const gateWords = {
  steps: 'Verification steps',
  emailStep: 'Email',
  codeStep: 'Code',
  done: '(done)',
  emailIntro: 'Enter your email address. We will send a one-time code to confirm that it is yours.',
  emailLabel: 'Email address',
  emailHelp: 'Your request form will use this address too.',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  emailExample: 'Use the form name@company.com',
  emailTooLong: (limit: number) => `Use at most ${limit} characters`,
  codeIntro: 'Enter the one-time code that we sent to',
  codeLabel: 'One-time code',
  /** Without minutes nothing is promised: the host does not say how long its codes live. */
  codeHelp: (minutes?: number, sender?: string) =>
    `${minutes ? `The code works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. ` : ''}No email yet? Look in your spam folder${sender ? ` for one from ${sender}` : ''}, or send a new code.`,
  codeDelayed: 'Our email to you is delayed. We keep sending it: it can take a few minutes. ',
  openInbox: (name: string) => `Open ${name}`,
  newTab: '(in a new tab)',
  send: 'Send Code',
  verify: 'Verify Email',
  back: 'Back',
  resend: 'Resend code',
  resendIn: (seconds: number) => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  resendNow: 'You can send another code now.',
  codeSent: 'The code was sent.',
  /** What is under way, for screen readers. */
  waiting: { sending: 'Sending the code', verifying: 'Verifying' },
  handling: 'How we handle your address:',
  policy: 'Privacy Policy',
} as const;
