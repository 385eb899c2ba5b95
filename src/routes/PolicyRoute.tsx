import { useMemo } from 'react';
import { useSite } from '../api/useSite.ts';
import { PolicyPage } from '../components/policy/PolicyPage.tsx';
import { pages } from '../content/pages.ts';
import { policyFor } from '../content/policy.ts';
import { PageMeta } from './PageMeta.tsx';
import { useSectionInView } from './useSectionInView.ts';

/** The policy for the configured login host. It marks the section in view. */
export function PolicyRoute() {
  const site = useSite();
  const policy = useMemo(() => policyFor(site), [site]);
  const ids = useMemo(() => policy.sections.map(({ id }) => id), [policy]);
  const current = useSectionInView(ids);
  return (
    <>
      <PageMeta {...pages.policy} />
      <PolicyPage policy={policy} current={current} />
    </>
  );
}
