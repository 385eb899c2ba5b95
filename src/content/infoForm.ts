/** The words of the request form and its receipt, apart from the fields. */
export const infoForm = {
  intro: 'Fill in every field that is not marked optional.',
  optional: '(optional)',
  choose: 'Choose an answer',
  chooseProblem: 'Choose one of the answers',
  emailHelp: 'The address that you verified. It cannot be changed here.',
  otherEmail: 'Use a different email',
  captchaGroup: 'Captcha',
  captcha: "I'm not a robot",
  send: 'Send request',
  sending: 'Sending',
  kept: 'Your entries are still here. Send the request again, or call',
  unverified:
    'Your entries are still here. Verify your email address again, then send the request.',
  backToGate: 'Verify your email address',
  receiptHeading: 'What you sent',
  notGiven: 'Not given',
  backToProgram: 'Back to the CPA Partner Program',
  another: 'Send another request',
} as const;
