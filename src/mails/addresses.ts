import { company } from '../content/company.ts';

/** Where letters go and come from until the settings name real addresses. */
export const exampleAddresses = {
  sales: company.salesEmail,
  from: `${company.name} <no-reply@${company.salesEmail.split('@')[1] ?? ''}>`,
} as const;
