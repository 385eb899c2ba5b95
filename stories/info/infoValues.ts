import { blankInfoValues, type InfoValues } from '../../src/rules/infoRequest.ts';

/** The form as a verified visitor finds it. */
export const blank = blankInfoValues('pat@firm.example');

/** Every field of the form on /info filled in. */
export const filled: InfoValues = {
  ...blank,
  firstName: 'Pat',
  lastName: 'Example',
  phone: '(512) 555-0134 x7',
  company: 'Example Accounting',
  job: 'Partner',
  city: 'Austin',
  state: 'Texas',
  message: 'What does a partner firm do?',
};

/** Every field of the second variant filled in. */
export const counted: InfoValues = {
  ...filled,
  city: '',
  state: '',
  message: '',
  employeeCount: '4',
};
