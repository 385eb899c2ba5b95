import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { TopNavigation } from '../../src/components/frame/TopNavigation.tsx';
import { PromoVideo } from '../../src/components/landing/PromoVideo.tsx';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { Spinner } from '../../src/components/ui/Spinner.tsx';
import { SubmitButton } from '../../src/components/ui/SubmitButton.tsx';
import { gateWords } from '../../src/content/gate.ts';
import { landingSections } from '../../src/content/pages.ts';
import type { Control } from './Control.ts';

const byHand = ['rest', 'hover', 'focus', 'pressed'] as const;

/** What is pressed at a film, without the film. */
const UnderTheFilm = styled('div')({
  '& picture, & video, & #film-caption': { display: 'none' },
  '& figure': { boxShadow: 'none' },
});

/** What is pressed or followed. */
export const buttons: readonly Control[] = [
  {
    name: 'Filled button',
    states: [...byHand, 'busy'],
    draw: (state) => <SubmitButton busy={state === 'busy'}>{gateWords.send}</SubmitButton>,
  },
  {
    name: 'Outlined button',
    states: byHand,
    draw: () => (
      <Button variant="outlined" startIcon={<Icon name="left" />}>
        {gateWords.back}
      </Button>
    ),
  },
  {
    name: 'Quiet button',
    states: [...byHand, 'disabled', 'busy'],
    draw: (state) => (
      <Button
        variant="text"
        aria-disabled={state === 'disabled' || state === 'busy'}
        endIcon={state === 'busy' && <Spinner />}
      >
        {gateWords.resend}
      </Button>
    ),
  },
  { name: 'Link', states: byHand, draw: () => <Link href="/privacy">Privacy Policy</Link> },
  { name: 'Social links', states: byHand, draw: () => <SocialLinks /> },
  {
    name: 'Back to top',
    states: byHand,
    // It is fixed to the corner of the nearest transformed box, which is here its own.
    draw: () => (
      <div style={{ height: 88, transform: 'translate(0)' }}>
        <BackToTop visible onClick={() => undefined} />
      </div>
    ),
  },
  {
    name: 'Top navigation',
    states: byHand,
    draw: () => <TopNavigation links={landingSections} />,
  },
  {
    name: 'Play button and disclosure',
    states: byHand,
    draw: () => (
      <UnderTheFilm>
        <PromoVideo autoPlay={false} url="" />
      </UnderTheFilm>
    ),
  },
];
