import type { Decorator } from '@storybook/react-vite';
import { PageFrame, type PageFrameProps } from '../src/components/frame/PageFrame.tsx';

/** Shows a page between its header and footer, as a visitor sees it. */
export function inPageFrame(frame: Pick<PageFrameProps, 'signedIn' | 'path' | 'navigation'>) {
  const decorator: Decorator = (Story) => (
    <PageFrame year={2026} scrolled={false} onBackToTop={() => undefined} {...frame}>
      <Story />
    </PageFrame>
  );
  return decorator;
}
