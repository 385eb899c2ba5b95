import type { ReactNode } from 'react';

/** What hands and eyes make of a control, and what the site does. */
export type ControlState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled' | 'busy' | 'error';

/** A control of the site, and the states that it has. */
export interface Control {
  name: string;
  states: readonly ControlState[];
  draw: (state: ControlState) => ReactNode;
}
