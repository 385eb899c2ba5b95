import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { infoForm } from '../../content/infoForm.ts';

/** When a captcha that nobody has seen is loaded, in ms: the page has come to rest by then. */
const UNSEEN = 3000;

const Slot = styled('div')(({ theme }) => ({
  width: 304,
  maxWidth: '100%',
  minHeight: 78,
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  '--altcha-border-width': '0px',
  '--altcha-padding': '24px 16px',
  '--altcha-color-base': theme.vars.palette.background.default,
  '--altcha-color-base-content': theme.vars.palette.text.primary,
  '--altcha-color-success': theme.vars.palette.primary.main,
  '--altcha-color-success-content': theme.vars.palette.primary.contrastText,
  '--altcha-input-background-color': theme.vars.palette.background.paper,
  '--altcha-checkbox-border-color': theme.vars.palette.line.control,
  '--altcha-checkbox-border-radius': '2px',
  '--altcha-checkbox-border-width': '2px',
  '--altcha-checkbox-size': '28px',
  '&& input:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.main}`,
    outlineOffset: 3,
  },
  '& .altcha-checkbox-wrap': { ...theme.typography.body2, gap: 14 },
  // Until the widget is there, its box and its words are drawn in their places.
  '&:empty': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingInline: 16,
    '&::before': {
      content: '""',
      width: 28,
      height: 28,
      border: `2px solid ${theme.vars.palette.line.control}`,
      borderRadius: 2,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '&::after': { content: 'attr(data-words)' },
  },
  // The check mark lies above the box, unseen, and would take a click in the middle from it.
  '& .altcha-checkbox svg': { pointerEvents: 'none' },
}));

/**
 * The captcha: a proof of work that runs on the visitor's own device. It is loaded when the form is
 * first touched, when it comes into view, or three seconds after the form came. It blocks nothing,
 * and by specification nobody reads its answer.
 * Where the device cannot do the work, or the captcha does not come, nothing stands in its place.
 */
export function CaptchaBox() {
  const slot = useRef<HTMLDivElement>(null);
  // An old browser, or an insecure origin.
  const [unable, setUnable] = useState(
    () => !globalThis.isSecureContext || !('Worker' in globalThis),
  );
  useEffect(() => {
    const place = slot.current;
    if (!place) return undefined;
    const waiting = new AbortController();
    const stopWaiting = () => {
      waiting.abort();
      clearTimeout(timer);
      view.disconnect();
    };
    const load = () => {
      stopWaiting();
      // Offline, or after a new deploy, the file may be missing.
      import('./captchaWidget.ts')
        .then(({ showCaptcha }) => showCaptcha(place))
        .catch(() => setUnable(true));
    };
    const timer = setTimeout(load, UNSEEN);
    const view = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) load();
    });
    view.observe(place);
    place.closest('form')?.addEventListener('focusin', load, { signal: waiting.signal });
    return () => {
      stopWaiting();
      place.replaceChildren();
    };
  }, []);
  if (unable) return null;
  return (
    <Slot
      ref={slot}
      className="no-print"
      role="group"
      aria-label="Captcha"
      data-words={infoForm.captcha}
    />
  );
}
