import { ViewTransition, type ReactNode } from 'react';

export interface TravelingPageProps {
  /** False if the orange page stays with its drawing. React cannot change it back to false. */
  travels?: boolean;
  children: ReactNode;
}

/**
 * The orange page, or the place on the film to which it moves. During navigation, a view transition
 * moves it to its place on the next page, if both places are in view. Only one element of each page
 * may travel.
 */
export function TravelingPage({ travels = true, children }: TravelingPageProps) {
  return (
    <ViewTransition name={travels ? 'orange-page' : 'auto'} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
