import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../components/fallback/ErrorPage.tsx';
import { focusHeading } from './focusHeading.ts';
import { jumpTo } from './jumpTo.ts';
import { paths } from './paths.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
}

/** Shows the error page when what it holds throws; give it a key to start afresh on navigation. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  /** A page that breaks in place takes the focus with it; one that comes broken is an arrival. */
  override componentDidUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState) {
    if (before.failed || !this.state.failed) return;
    focusHeading({ preventScroll: true });
    jumpTo(0);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage onReload={() => window.location.assign(paths.landing)} />;
  }
}
