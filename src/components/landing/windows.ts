/** Windows of laptops: the landing page keeps Pause in the first view at 1440 by 900 pixels. */
export const SHORT_WINDOW = '@media (min-width: 900px) and (max-height: 940px)';

/** Windows of small laptops: it keeps the main button in the first view at 1280 by 585 pixels. */
export const SMALL_LAPTOP = '@media (min-width: 900px) and (max-height: 740px)';
