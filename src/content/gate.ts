export const gateWords = {
  behind: 'Behind this step',
  offer: 'Revenue sharing for accounting firms whose clients build: one short film, one form.',
  steps: 'Verification steps',
  emailStep: 'Email',
  codeStep: 'Code',
  done: '(done)',
  emailIntro: 'Enter your email. We’ll send a one-time code that opens the CPA Partner Program.',
  emailLabel: 'Email address',
  emailHelp: 'Your request form will use this email too.',
  /** Followed by the phone number and a period. */
  sendFailedHelp: 'Try again in a few minutes, or call',
  didYouMean: (email: string) => `Did you mean ${email}?`,
  emailExample: 'Use the format name@company.com',
  emailTooLong: (limit: number) => `Use ${limit} characters or fewer`,
  codeIntro: 'Enter the one-time code we sent to',
  codeLabel: 'One-time code',
  /** Omits the lifetime if it is unknown, as for the codes of another login host. */
  codeHelp: (minutes?: number, sender?: string) =>
    `${minutes ? `The code works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. ` : ''}No email yet? Check your spam folder${sender ? ` for one from ${sender}` : ''}, or send a new code.`,
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
