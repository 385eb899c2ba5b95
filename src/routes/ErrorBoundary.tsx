import { Component, type PropsWithChildren } from 'react';
import { ErrorPage } from '../components/fallback/ErrorPage.tsx';
import { focusHeading } from './focusHeading.ts';

/** Shows the error page if a child throws. To reset it on navigation, give it a new `key`. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Focuses the heading of the error page, because the element that had the focus is gone. */
  override componentDidUpdate(_: PropsWithChildren, before: { failed: boolean }) {
    if (before.failed || !this.state.failed) return;
    focusHeading({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage onReload={() => window.location.reload()} />;
  }
}
