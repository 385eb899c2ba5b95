/** Wide but low windows, where the gate is set closer so that its button is in the first view. */
export const SMALL_LAPTOP = '@media (min-width: 900px) and (max-height: 740px)';
