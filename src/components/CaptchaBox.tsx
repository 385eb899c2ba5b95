import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

const Slot = styled('div')(({ theme }) => ({
  width: 304,
  maxWidth: '100%',
  minHeight: 78,
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  '--altcha-border-width': '0px',
  '--altcha-color-base': 'transparent',
  '--altcha-color-base-content': theme.vars.palette.text.primary,
  '--altcha-color-primary': theme.vars.palette.primary.main,
}));

/**
 * The captcha: a proof of work that runs on the visitor's own device. It is loaded when the page is
 * idle, blocks nothing, and by specification nobody reads its answer.
 */
export function CaptchaBox() {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = slot.current;
    // Where the device cannot do the work (an old browser, an insecure origin), the slot stays empty.
    if (!place || !globalThis.isSecureContext || !('Worker' in globalThis)) return undefined;
    const timer = setTimeout(() => {
      void import('./captchaWidget.ts').then(({ showCaptcha }) => showCaptcha(place));
    }, 500);
    return () => {
      clearTimeout(timer);
      place.replaceChildren();
    };
  }, []);
  return <Slot ref={slot} role="group" aria-label="Captcha" />;
}
