export * from '../../../tools/browser/browserPath.ts';
