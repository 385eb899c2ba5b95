/**
 * Attributes of `<html>`, by which the inline script, the styles of the prerendered page and the
 * site's script tell each other what has happened before hydration.
 */
export interface DocumentState {
  /** The path whose page the HTML shows; `/*` is the not-found page. */
  path: string;
  /** The prerendered gate shows the check of saved access instead of the form. */
  gate: 'checking';
  /** A submit is held until hydration; once hydrated, submits reach the page. */
  early: 'submitted' | 'done';
  /** The site's script did not run, so a notice replaces the form. */
  script: 'missing';
  /** The site's script has started. */
  site: 'started';
}

/** Reads and writes the attributes of `<html>` as typed values. */
export function documentState(html: HTMLElement): Partial<DocumentState> {
  return html.dataset as Partial<DocumentState>;
}

/** Returns the selector of an attribute, for styles. */
export function attribute<Key extends keyof DocumentState>(key: Key, value: DocumentState[Key]) {
  return `[data-${key}="${value}"]`;
}
