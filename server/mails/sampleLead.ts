import { createLead } from '../../shared/lead.ts';
import { questions } from '../../shared/questions.ts';
import { leadData, type LeadData } from './leadData.ts';

/** A made-up lead with every value, for a receiver that maps fields. */
export function sampleLead(site: string, receivedAt: number): LeadData {
  const request = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana.whitfield@harborandpine.example',
    phone: '512-555-0177',
    company: 'Harbor & Pine Accounting',
    job: 'Partner',
    city: 'Austin',
    state: 'Texas',
    message: `${questions[0]}\nSeveral of our clients are general contractors.`,
    employeeCount: 2,
  };
  const earlier = { count: 1, at: receivedAt, reference: '4H7RT9WC' };
  const lead = {
    ...createLead(request, '0'.repeat(32)),
    reference: '7K4M2QXT',
    receivedAt,
    verifiedAt: receivedAt,
    earlier,
    sameDomain: { ...earlier, reference: '9PX4KM2A' },
    campaign: 'texas-cpa-letter',
  };
  return leadData(lead, site);
}
