export const gateWords = {
  inside: 'What’s inside',
  offer: 'Revenue sharing for the accountants of construction firms.',
  steps: 'Verification steps',
  emailStep: 'Email',
  codeStep: 'Code',
  done: '(done)',
  /** The name of the program does not wrap. */
  emailIntro: 'We’ll email you a one-time code to view the CPA\u00a0Partner\u00a0Program.',
  emailIntroOnPhones: 'We’ll email you a one-time code.',
  emailLabel: 'Email address',
  /** Shown only with our own server. */
  emailHelp: 'We’ll contact you only if you send a request.',
  /** Followed by the phone number and a period. */
  sendFailedHelp: 'Try again soon, or call',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  emailExample: 'Use the format name@company.com',
  emailTooLong: (limit: number) => `Use ${limit} characters or fewer`,
  /** Replaces every sentence about a sent code on localhost (docs/decisions/gate.md#g2). */
  noCode: 'No code is needed on this address.',
  codeIntro: 'Enter the one-time code we sent to',
  codeLabel: 'One-time code',
  /** Omitted for another login host, whose codes have an unknown lifetime. */
  codeHelp: (minutes: number) => `Good for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  /** Always shown, because a refused code has no message (specification, section 8). */
  notAccepted: 'Code not accepted? Check it, or resend.',
  noEmail: (sender?: string) =>
    `No email yet? ${sender ? `Look in spam for ${sender}` : 'Look in your spam folder'}.`,
  openInbox: (name: string) => `Open ${name}`,
  newTab: '(in a new tab)',
  /** The labels of both submit buttons are fixed by the specification. */
  send: 'Send Code',
  verify: 'Verify Email',
  back: 'Back',
  /** The second word is visually hidden before the seconds. */
  resend: ['Resend', 'code'],
  resendIn: (seconds: number) => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  resendNow: 'You can send a new code now.',
  codeSent: 'The code was sent.',
  newCodeSent: 'New code sent.',
  /** Names of the pending calls, for screen readers. */
  waiting: { sending: 'Sending the code', verifying: 'Verifying' },
  use: 'Used for your code and your request, nothing else.',
  /** Replaces the promise if another login host uses the email. */
  handling: 'How we handle your email:',
  policy: 'Privacy Policy',
} as const;
