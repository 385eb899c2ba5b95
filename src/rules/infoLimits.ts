import { EMAIL_MAX_LENGTH } from './email.ts';
import { PHONE_MAX_LENGTH } from './phone.ts';

/** The most characters that each text may have (specification, sections 5 and 9). */
export const infoLimits = {
  firstName: 25,
  lastName: 25,
  email: EMAIL_MAX_LENGTH,
  phone: PHONE_MAX_LENGTH,
  company: 50,
  job: 50,
  city: 50,
  state: 25,
  message: 500,
} as const;

/** A text field of the form. */
export type InfoTextName = keyof typeof infoLimits;
