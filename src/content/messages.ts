/** The error catalogue (specification, section 8) and the one success line. Each is verbatim. */
export const messages = {
  invalidEmail: 'Invalid Email.',
  sendFailed: 'Issue sending Email.',
  refused: 'Issue validating form data.',
  connectionFailed: 'Issue connecting to server...',
  sent: 'Email sent successfully.',
} as const;
