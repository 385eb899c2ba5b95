import { afterEach } from 'vitest';
import { motion } from '../../src/theme/tokens.ts';

const PARTS = [undefined, '::before', '::after'];

// Fails a story in which anything but a slow spinner moves, if the visitor prefers reduced motion.
// This is a hook of Vitest, because Storybook switches transitions off during its own hooks.
afterEach(({ expect }) => {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const elements = [...document.body.querySelectorAll('*:not(altcha-widget *)')];
  const moving = elements.filter(
    (element) => element.checkVisibility() && PARTS.some((part) => moves(element, part)),
  );
  expect(moving.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

function moves(element: Element, part: string | undefined): boolean {
  const style = getComputedStyle(element, part);
  const jumps = style.animationTimingFunction.startsWith('steps(1');
  const isSlow = style.animationDuration === `${motion.reducedMotionTurn / 1000}s`;
  const turns = isSlow && element.matches('.MuiCircularProgress-root');
  const isAnimated = style.animationName !== 'none' && !jumps && !turns;
  return isAnimated || /[1-9]/.test(style.transitionDuration);
}
