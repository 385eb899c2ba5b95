import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useSite } from '../api/useSite.ts';
import { useAuth } from '../auth/session.ts';
import { LandingPage, type LandingPageProps } from '../components/landing/LandingPage.tsx';
import { pages } from '../content/pages.ts';
import { partnerMail } from '../rules/partnerMail.ts';
import { preparedFor } from '../rules/preparedFor.ts';
import { PageMeta } from './PageMeta.tsx';

/** The landing page. Its video does not autoplay if the visitor prefers less motion or data. */
export function LandingRoute(props: Pick<LandingPageProps, 'videoUrl'>) {
  const { email } = useAuth();
  const { publicUrl: url = window.location.origin } = useSite();
  const { subject: title, text, href } = partnerMail(url);
  const [date] = useState(() => new Date());
  const lessMotion = useSyncExternalStore(
    onMotionPreference,
    () => motionPreference().matches,
    () => false,
  );
  // React defers the second value until the view transition to this page has ended.
  const orangePageAt = useDeferredValue<'video' | 'card'>('card', 'video');
  const autoPlay = !lessMotion && !savesData();
  return (
    <>
      <PageMeta {...pages.landing} />
      <LandingPage
        {...props}
        preparedFor={email && preparedFor(email)}
        date={date}
        autoPlay={autoPlay}
        orangePageAt={orangePageAt}
        onPrint={() => window.print()}
        emailHref={href}
        onEmail={(event) => {
          if (!sharesByTouch()) return;
          event.preventDefault();
          // The visitor may close the phone's list of apps.
          navigator.share({ title, text, url }).catch(() => undefined);
        }}
      />
    </>
  );
}

/** True on a phone that offers its own list of apps. */
function sharesByTouch(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

function motionPreference(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}

function onMotionPreference(notify: () => void) {
  const media = motionPreference();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
