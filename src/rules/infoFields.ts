import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { employeeCounts } from './employeeCount.ts';
import { isPhone, PHONE_MAX_LENGTH } from './phone.ts';

/** The rows in which sales reads a request, in the order of section 7. */
export const summaryLabels = [
  'Name',
  'Email',
  'Company',
  'Job title',
  'Phone',
  'City',
  'State',
  'Message',
  'Employees',
] as const;

export type SummaryLabel = (typeof summaryLabels)[number];

/** `/info` shows 'place' (specification, section 3). */
export type InfoFormVariant = 'place' | 'employeeCount';

export interface InfoField {
  label: string;
  /** The row of receipt, summary and mail that holds the value. Two fields can share a row. */
  row: SummaryLabel;
  /** The most characters of the value as sales reads it: of a choice, its longest answer. */
  limit: number;
  /** What the visitor answers with, if it is not one line of text. */
  control?: 'message' | 'choice';
  type?: 'tel';
  autoComplete?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
  /** The only variant of the form that asks for it; absent when both do. */
  variant?: InfoFormVariant;
  /** The sentence beside a value that is empty or wrong. A field that has one is required. */
  problem?: string;
  /** Validates a value that is not empty. */
  isValid?: (text: string) => boolean;
  /** What sales reads when nothing was given; without it the row is left out. */
  whenEmpty?: string;
}

/** The fields in the order of the form, with the limits of the specification (section 9). */
const fields = {
  firstName: {
    label: 'First name',
    row: 'Name',
    limit: 25,
    autoComplete: 'given-name',
    problem: 'Enter your first name',
  },
  lastName: {
    label: 'Last name',
    row: 'Name',
    limit: 25,
    autoComplete: 'family-name',
    problem: 'Enter your last name',
  },
  email: {
    label: 'Email',
    row: 'Email',
    limit: EMAIL_MAX_LENGTH,
    problem: 'Verify your email again',
    isValid: isEmail,
  },
  phone: {
    label: 'Phone',
    row: 'Phone',
    limit: PHONE_MAX_LENGTH,
    type: 'tel',
    autoComplete: 'tel',
    problem: 'Enter a phone number, such as 512-555-0134',
    isValid: isPhone,
  },
  company: {
    label: 'Company',
    row: 'Company',
    limit: 50,
    autoComplete: 'organization',
    problem: 'Enter your company',
  },
  job: {
    label: 'Job title',
    row: 'Job title',
    limit: 50,
    autoComplete: 'organization-title',
    wide: true,
    problem: 'Enter your job title',
  },
  city: {
    label: 'City',
    row: 'City',
    limit: 50,
    autoComplete: 'address-level2',
    variant: 'place',
    whenEmpty: 'No City Submitted',
  },
  state: {
    label: 'State',
    row: 'State',
    limit: 25,
    autoComplete: 'address-level1',
    variant: 'place',
    whenEmpty: 'No State Submitted',
  },
  message: {
    label: 'Message',
    row: 'Message',
    limit: 500,
    control: 'message',
    wide: true,
    variant: 'place',
    whenEmpty: 'No Message Submitted',
  },
  employeeCount: {
    label: 'Number of employees',
    row: 'Employees',
    limit: Math.max(...employeeCounts.map(({ label }) => label.length)),
    control: 'choice',
    wide: true,
    variant: 'employeeCount',
  },
} satisfies Record<string, InfoField>;

export type InfoName = keyof typeof fields;

export type InfoTextName = Exclude<InfoName, 'employeeCount'>;

export const infoFields: Readonly<Record<InfoName, InfoField>> = fields;

export const infoNames = Object.keys(fields) as readonly InfoName[];

export function isRequired(name: InfoName): boolean {
  return infoFields[name].problem !== undefined;
}

/** The fields that a variant of the form asks for, in its order. */
export function namesOf(variant: InfoFormVariant): readonly InfoName[] {
  return infoNames.filter((name) => (infoFields[name].variant ?? variant) === variant);
}

export function eachField<T>(entry: (field: InfoField) => T): Record<InfoName, T> {
  const entries = infoNames.map((name) => [name, entry(infoFields[name])]);
  return Object.fromEntries(entries) as Record<InfoName, T>;
}
