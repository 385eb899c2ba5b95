export const gateWords = {
  inside: 'What’s inside',
  offer: 'Revenue sharing for accounting firms whose clients build: one short video, one form.',
  steps: 'Verification steps',
  emailStep: 'Email',
  codeStep: 'Code',
  done: '(done)',
  /** The name of the program does not wrap. */
  emailIntro: 'We’ll email you a one-time code to view the CPA\u00a0Partner\u00a0Program.',
  emailIntroOnPhones: 'We’ll email you a one-time code.',
  emailLabel: 'Email address',
  emailHelp: 'Use your work email. It also goes on your request.',
  /** Followed by the phone number and a period. */
  sendFailedHelp: 'Try again soon, or call',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  emailExample: 'Use the format name@company.com',
  emailTooLong: (limit: number) => `Use ${limit} characters or fewer`,
  codeIntro: 'Enter the one-time code we sent to',
  codeLabel: 'One-time code',
  /** Omitted for another login host, whose codes have an unknown lifetime. */
  codeHelp: (minutes: number) =>
    `The code works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  /** Always shown, because a refused code has no message (specification, section 8). */
  notAccepted: {
    ourCode: 'Not accepted? Check the digits, or send a new code.',
    anyCode: 'Not accepted? Check the code, or send a new one.',
  },
  noEmail: (sender?: string) =>
    `No email yet? Check your spam folder${sender ? ` for one from ${sender}` : ''}.`,
  openInbox: (name: string) => `Open ${name}`,
  newTab: '(in a new tab)',
  /** The labels of both submit buttons are fixed by the specification. */
  send: 'Send Code',
  verify: 'Verify Email',
  back: 'Back',
  /** The second word is visually hidden while 'New code sent.' precedes it. */
  resend: ['Resend', 'code'],
  resendIn: (seconds: number) => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  resendNow: 'You can send a new code now.',
  codeSent: 'The code was sent.',
  newCodeSent: 'New code sent.',
  /** Names of the pending calls, for screen readers. */
  waiting: { sending: 'Sending the code', verifying: 'Verifying' },
  handling: 'How we handle your email:',
  policy: 'Privacy Policy',
} as const;
