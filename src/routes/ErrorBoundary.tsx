import { Component, type PropsWithChildren } from 'react';
import { ErrorPage } from '../components/fallback/ErrorPage.tsx';
import { pages } from '../content/pages.ts';
import { PageMeta } from './PageMeta.tsx';

/** Shows the error page if a child throws. To reset it on navigation, give it a new `key`. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageMeta title={pages.error.title} />
        <ErrorPage onReload={() => window.location.reload()} />
      </>
    );
  }
}
