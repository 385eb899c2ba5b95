/** The places of the landing page that its navigation leads to. */
export const landingSections = [
  { label: 'Partner Program', href: '#program' },
  { label: 'Video', href: '#video' },
  { label: 'Request Information', href: '#request' },
] as const;
