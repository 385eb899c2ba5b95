import { PolicyPage } from '../components/policy/PolicyPage.tsx';
import { policy } from '../content/policy.ts';
import { useSectionInView } from './browser/useSectionInView.ts';

const ids = policy.sections.map(({ id }) => id);

/** The policy, with the section that is being read. */
export function PolicyRoute() {
  return <PolicyPage policy={policy} current={useSectionInView(ids)} />;
}
