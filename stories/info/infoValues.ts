import { questions } from '../../shared/questions.ts';
import { blankInfoValues, type InfoRequest, type InfoValues } from '../../shared/infoRequest.ts';

/** A request from /info with every field filled in. */
export const request: InfoRequest = {
  firstName: 'Pat',
  lastName: 'Example',
  email: 'pat@firm.example',
  phone: '(512) 555-0134 x7',
  company: 'Example Accounting',
  job: 'Partner',
  city: 'Austin',
  state: 'Texas',
  message: 'What does a partner firm do?',
};

export const blank = blankInfoValues(request.email);

export const withQuestion: InfoValues = { ...blank, message: questions[0] };

export const filled: InfoValues = { ...request, employeeCount: '' };

export const counted: InfoValues = {
  ...filled,
  city: '',
  state: '',
  message: '',
  employeeCount: '4',
};
