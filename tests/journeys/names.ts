import { frameWords } from '../../src/content/frame.ts';
import { pages } from '../../src/content/pages.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';

export const button = (name: string) => `//button[normalize-space()='${name}']`;
export const link = (name: string, within = '') => `${within}//a[normalize-space()='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const emailField = "//input[@id='gate-email']";
export const codeField = "//input[@id='gate-code']";
export const contactUs = link('Contact Us', '//header');
export const home = `//header//a[@aria-label="${frameWords.home}"]`;

export const headings = {
  gate: 'Verify an Email to access ProBuilt',
  landing: 'Your clients build.',
  info: pages.info.heading,
  policy: 'Privacy Policy and Terms of Service',
  missing: 'The page does not exist!',
};

export const answers = typedByLabel(validValues());

let visitors = 0;

export function newEmail(domain = 'firm.example'): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@${domain}`;
}
