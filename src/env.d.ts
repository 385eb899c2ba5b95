/** The code of a module as one inline script (tools/vite/inlineScripts.ts). */
declare module 'virtual:inline-script/*' {
  const code: string;
  export default code;
}

interface Window {
  /** The automatic verification that the gate's inline script has started. */
  storedCheck?: import('./auth/storedCredentials.ts').StoredCheck | undefined;
}

/** The Trusted Types API, typed as if it returned plain strings. */
declare var trustedTypes:
  | { createPolicy: <Rules>(name: string, rules: Rules) => Rules }
  | undefined;

interface Document {
  /** True while the browser prerenders the page speculatively. */
  readonly prerendering?: boolean;
}
