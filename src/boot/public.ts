import { startAfterPaint } from './startAfterPaint.ts';

// The inline script of the public pages, which are the same for everybody.
void startAfterPaint(document.currentScript?.dataset);
