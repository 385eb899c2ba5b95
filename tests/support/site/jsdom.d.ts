/** The part of jsdom that the tests of the boot script use; its own types are not installed. */
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
