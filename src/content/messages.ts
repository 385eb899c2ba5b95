/** The message catalogue, verbatim (specification, section 8). */
export const messages = {
  invalidEmail: 'Invalid Email.',
  sendFailed: 'Issue sending Email.',
  refused: 'Issue validating form data.',
  connectionFailed: 'Issue connecting to server...',
  sent: 'Email sent successfully.',
} as const;
