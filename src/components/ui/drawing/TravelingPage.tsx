import { ViewTransition, type ReactNode } from 'react';

export interface TravelingPageProps {
  /** False for a page that stays with its drawing. */
  travels?: boolean;
  children: ReactNode;
}

/**
 * The one element of a page that is the orange page, or the place on the film where it lands. When
 * the page changes, the browser moves it from the one to the other, if both are in view. At most
 * one of a page travels.
 */
export function TravelingPage({ travels = true, children }: TravelingPageProps) {
  return (
    <ViewTransition name={travels ? 'orange-page' : 'auto'} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
