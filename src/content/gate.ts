/** The gate's words: its two steps, its buttons, and what it says while it waits. */
export const gateWords = {
  steps: 'Verification steps',
  addressStep: 'Email',
  codeStep: 'Code',
  done: '(done)',
  addressIntro:
    'Enter your email address. We will send a one-time code to confirm that it is yours.',
  addressLabel: 'Email address',
  addressHelp: 'Your request form will use this address too.',
  addressExample: 'Use the form name@company.com',
  addressTooLong: (most: number) => `Use at most ${most} characters`,
  codeIntro: 'Enter the one-time code that we sent to',
  codeLabel: 'One-time code',
  codeHelp: (minutes?: number) =>
    `${minutes ? `The code works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. ` : ''}No email yet? Look in your spam folder, or send a new code.`,
  send: 'Send Code',
  verify: 'Verify Email',
  back: 'Back',
  resend: 'Resend code',
  resendIn: (seconds: number) => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  resendNow: 'You can send another code now.',
  codeSent: 'The code was sent.',
  /** What is under way, for those who do not see the running line. */
  waiting: { sending: 'Sending the code', verifying: 'Verifying' },
  handling: 'How we handle your address:',
} as const;
