import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { employeeCounts } from './employeeCount.ts';
import { isPhone, PHONE_MAX_LENGTH } from './phone.ts';

/** `/info` shows the variant 'place' (specification, section 3). */
export type InfoFormVariant = 'place' | 'employeeCount';

export interface FieldDefinition {
  label: string;
  /** The maximum number of characters; for a choice, the length of its longest answer. */
  limit: number;
  /** The kind of control; by default, a text field with one line. */
  control?: 'message' | 'choice';
  type?: 'tel';
  autoComplete?: string;
  /** `half` is half a row on phones, too; `pair`, the default, is a whole row there. */
  width?: 'row' | 'half' | 'pair';
  /** The variant that has this field; undefined if both variants have it. */
  variant?: InfoFormVariant;
  /** The error message for an empty or invalid value. Only required fields have one. */
  problem?: string;
  isValid?: (text: string) => boolean;
}

/** The fields in the order of the form, with the limits of the specification (section 9). */
const fields = {
  firstName: {
    label: 'First name',
    limit: 25,
    autoComplete: 'given-name',
    problem: 'Enter your first name',
  },
  lastName: {
    label: 'Last name',
    limit: 25,
    autoComplete: 'family-name',
    problem: 'Enter your last name',
  },
  email: {
    label: 'Email',
    limit: EMAIL_MAX_LENGTH,
    problem: 'Verify your email again',
    isValid: isEmail,
  },
  phone: {
    label: 'Phone',
    limit: PHONE_MAX_LENGTH,
    type: 'tel',
    autoComplete: 'tel',
    problem: 'Enter a phone number, such as 512-555-0134',
    isValid: isPhone,
  },
  company: {
    label: 'Company',
    limit: 50,
    autoComplete: 'organization',
    problem: 'Enter your company',
  },
  job: {
    label: 'Job title',
    limit: 50,
    autoComplete: 'organization-title',
    width: 'row',
    problem: 'Enter your job title',
  },
  city: {
    label: 'City',
    limit: 50,
    autoComplete: 'address-level2',
    width: 'half',
    variant: 'place',
  },
  state: {
    label: 'State',
    limit: 25,
    autoComplete: 'address-level1',
    width: 'half',
    variant: 'place',
  },
  message: {
    label: 'Message',
    limit: 500,
    control: 'message',
    width: 'row',
    variant: 'place',
  },
  employeeCount: {
    label: 'Number of employees',
    limit: Math.max(...employeeCounts.map(({ label }) => label.length)),
    control: 'choice',
    width: 'row',
    variant: 'employeeCount',
  },
} satisfies Record<string, FieldDefinition>;

export type InfoName = keyof typeof fields;

export type InfoTextName = Exclude<InfoName, 'employeeCount'>;

export const infoFields: Readonly<Record<InfoName, FieldDefinition>> = fields;

export const infoNames = Object.keys(fields) as readonly InfoName[];

export function isRequired(name: InfoName): boolean {
  return infoFields[name].problem !== undefined;
}

/** Returns the fields of a variant in the order of the form. */
export function namesOf(variant: InfoFormVariant): readonly InfoName[] {
  return infoNames.filter((name) => (infoFields[name].variant ?? variant) === variant);
}

export function eachField<T>(
  entry: (field: FieldDefinition, name: InfoName) => T,
): Record<InfoName, T> {
  const entries = infoNames.map((name) => [name, entry(infoFields[name], name)]);
  return Object.fromEntries(entries) as Record<InfoName, T>;
}
