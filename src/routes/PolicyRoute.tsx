import { PolicyPage } from '../components/PolicyPage.tsx';
import { policy } from '../content/policy.ts';
import { useSectionInView } from './useSectionInView.ts';

const ids = policy.sections.map(({ id }) => id);

/** The policy, with the section that is being read. */
export function PolicyRoute() {
  return <PolicyPage policy={policy} current={useSectionInView(ids)} />;
}
