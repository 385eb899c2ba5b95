/** Types for the part of jsdom that the tests use; @types/jsdom is not installed. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts: 'dangerously';
        pretendToBeVisual: boolean;
        beforeParse: (window: Window) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
