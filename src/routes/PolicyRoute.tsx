import { useMemo } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { PolicyPage } from '../components/policy/PolicyPage.tsx';
import { policyFor } from '../content/policy.ts';
import { useSectionInView } from './useSectionInView.ts';

/** The policy for the configured login host. It marks the section in view. */
export function PolicyRoute() {
  const { loginHost, leadReceiver, keepsCampaigns } = useSetupApi();
  const policy = useMemo(
    () => policyFor(loginHost, leadReceiver, keepsCampaigns),
    [loginHost, leadReceiver, keepsCampaigns],
  );
  const ids = useMemo(() => policy.sections.map(({ id }) => id), [policy]);
  return <PolicyPage policy={policy} current={useSectionInView(ids)} />;
}
