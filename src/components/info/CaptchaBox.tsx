import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { infoForm } from '../../content/infoForm.ts';

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
  // Replaces the check mark's own color, which forced colors do not change.
  '@media (forced-colors: active)': { '--altcha-color-success-content': 'CanvasText' },
  '&& input:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.main}`,
    outlineOffset: 3,
  },
  '& .altcha-checkbox-wrap': { ...theme.typography.body2, gap: 12 },
  // Lets clicks pass through the invisible check mark in the middle of the checkbox.
  '& .altcha-checkbox svg': { pointerEvents: 'none' },
}));

const Plain = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 76,
  paddingInline: 16,
}));

const PlainCheckbox = styled('input')(({ theme: { vars } }) => ({
  width: 28,
  height: 28,
  margin: 0,
  accentColor: vars.palette.primary.main,
  '&:disabled': {
    appearance: 'none',
    border: `2px solid ${vars.palette.line.control}`,
    borderRadius: 2,
    backgroundColor: vars.palette.background.paper,
  },
}));

/** A proof-of-work captcha, or a checkbox if the captcha cannot run. The result is never sent. */
export function CaptchaBox() {
  const slot = useRef<HTMLDivElement>(null);
  const [isPlain, setIsPlain] = useState(
    () => !globalThis.isSecureContext || !('Worker' in globalThis),
  );
  useEffect(() => {
    const element = slot.current;
    if (!element || isPlain) return undefined;
    const fail = () => setIsPlain(true);
    import('./captchaWidget.ts').then(({ showCaptcha }) => showCaptcha(element, fail)).catch(fail);
    return () => element.replaceChildren();
  }, [isPlain]);
  return (
    // The key creates a new element, because the widget has replaced React's content.
    <Slot
      key={String(isPlain)}
      ref={slot}
      className="no-print"
      role="group"
      aria-label={infoForm.captchaGroup}
    >
      <Plain aria-hidden={!isPlain}>
        <PlainCheckbox type="checkbox" disabled={!isPlain} />
        {infoForm.captcha}
      </Plain>
    </Slot>
  );
}
