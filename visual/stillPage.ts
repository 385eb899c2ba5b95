/* Everything here runs inside the page that is photographed. */

/** How a story ended: its play function was the last thing to run. */
export interface Outcome {
  ok: boolean;
  message: string;
}

declare global {
  interface Window {
    /** Settles once the story is drawn and has played. */
    storyOutcome: Promise<Outcome>;
  }
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
}

/** Runs before the page's own scripts: empty storage, the same chance every time, an open ear. */
export function prepareStory(): void {
  // A page without an origin (an empty one, a letter's frame) has no storage and tells no story.
  if (window.top !== window || location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

  window.storyOutcome = new Promise((resolve) => {
    let channel: Channel | undefined;
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (next: Channel) => {
        channel = next;
        listen(next, resolve);
      },
    });
  });

  function listen(to: Channel, end: (outcome: Outcome) => void) {
    let message = 'The story did not end well.';
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
      to.on(event, (problem) => (message = sentence(problem)));
    }
    to.on('storyMissing', () => end({ ok: false, message: 'The story is missing.' }));
    to.on('storyFinished', (payload) => {
      const ok = hasKey(payload, 'status') && payload.status === 'success';
      end({ ok, message: ok ? '' : message });
    });
  }

  function sentence(problem: unknown): string {
    return hasKey(problem, 'message') ? String(problem.message) : JSON.stringify(problem);
  }

  function hasKey<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
    return typeof value === 'object' && value !== null && key in value;
  }
}

/** Takes the caret away, and waits until two frames were drawn with all fonts and images. */
export async function settlePage(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  // A picture that cannot be loaded is part of what is seen; it is not waited for.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  // A caret blinks, and forced colors do not let it be transparent. A field without a selection has
  // none and keeps its focus; selected text stays selected.
  const { activeElement } = document;
  const field =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (field && activeElement.selectionStart === activeElement.selectionEnd) {
    document.getSelection()?.removeAllRanges();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
