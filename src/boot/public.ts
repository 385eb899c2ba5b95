import { hideOtherScreen } from './hideOtherScreen.ts';
import { startAfterPaint } from './startAfterPaint.ts';

// This is the inline script of the public pages. Their HTML is the same for all visitors.
hideOtherScreen(document.documentElement);
void startAfterPaint(document.currentScript?.dataset);
