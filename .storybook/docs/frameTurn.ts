/** By this name of its window a story knows that it stands among the documents. */
export const FRAME_NAME = 'docs-story';

/** How long a story that does not end keeps the others waiting, in ms. */
const TURN_MS = 10_000;

let endTurn: () => void = () => undefined;

/**
 * Stories among the documents play one after the other, because only one of them can have the
 * focus; and taking it scrolls nothing.
 */
export const frameTurn = {
  beforeEach: () =>
    new Promise<void>((begin) => {
      // oxlint-disable-next-line typescript/unbound-method -- It is called on its element.
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function focusInPlace(options) {
        focus.call(this, { ...options, preventScroll: true });
      };
      // There are locks on secure pages only.
      if (!('locks' in navigator)) return begin();
      void navigator.locks.request(FRAME_NAME, () => {
        begin();
        return new Promise<void>((end) => {
          endTurn = end;
          setTimeout(end, TURN_MS);
        });
      });
    }),
  afterEach: () => endTurn(),
};
