import { hideOtherScreen } from './hideOtherScreen.ts';
import { startAfterPaint } from './startAfterPaint.ts';

// The inline script of the public pages, which are the same for all visitors.
hideOtherScreen(document.documentElement);
void startAfterPaint(document.currentScript?.dataset);
