import { ViewTransition, type ReactNode } from 'react';

/**
 * The one element of a page that is the orange page, or the place on the film where it lands. When
 * the page changes, the browser moves it from the one to the other, if both are in view. A page has
 * at most one.
 */
export function TravelingPage({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="orange-page" default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
