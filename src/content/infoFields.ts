/** The request form's words: each field's label, and the sentence for a field that is not right. */
export const infoFields = {
  firstName: { label: 'First name', problem: 'Enter your first name' },
  lastName: { label: 'Last name', problem: 'Enter your last name' },
  email: { label: 'Email', problem: 'Verify your email address again' },
  phone: { label: 'Phone', problem: 'Enter a phone number, such as 512-555-0134' },
  company: { label: 'Company', problem: 'Enter your company' },
  job: { label: 'Job title', problem: 'Enter your job title' },
  city: { label: 'City' },
  state: { label: 'State' },
  message: { label: 'Message' },
  employeeCount: {
    label: 'Number of employees',
    choose: 'Choose an answer',
    problem: 'Choose one of the answers',
  },
} as const;

/** The form's words apart from its fields. */
export const infoForm = {
  intro: 'Fill in every field that is not marked optional.',
  optional: '(optional)',
  emailHelp: 'The address that you verified. It cannot be changed here.',
  otherEmail: 'Use a different email',
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
