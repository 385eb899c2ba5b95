import { company } from './company.ts';

/** A run of text: plain, strong, or a link. */
export type PolicyRun = string | { strong: string } | { text: string; href: string };

/** A paragraph of runs, a list of points, or the lines of an address. */
export type PolicyBlock = { runs: PolicyRun[] } | { points: string[] } | { lines: string[] };

/** One numbered section. */
export interface PolicySection {
  /** The anchor of the section. */
  id: string;
  heading: string;
  blocks: PolicyBlock[];
}

/** The privacy policy as data. */
export interface Policy {
  heading: string;
  /** As shown, and in the form that machines read. */
  updated: { text: string; date: string };
  summary: { label: string; href: string; text: string }[];
  sections: PolicySection[];
}

const mail = { text: company.salesEmail, href: `mailto:${company.salesEmail}` };
const phone = { text: company.phone.text, href: company.phone.href };

const say = (...runs: PolicyRun[]): PolicyBlock => ({ runs });

/**
 * A plain-language draft of what this website does, for counsel to review before a launch.
 * @param loginHost the name of a login host that belongs to somebody else: it verifies the email
 * and mails the request, and what it keeps is not ours to promise
 * @param leadReceiver the name of the host to which our own host also posts each request
 */
export function policyFor(loginHost?: string, leadReceiver?: string): Policy {
  const host = loginHost === undefined ? ownHost(leadReceiver) : otherHost(loginHost);
  return {
    heading: 'Privacy Policy and Terms of Service',
    updated: { text: '12/12/2024', date: '2024-12-12' },
    summary: [
      {
        label: 'Not sold, not shared',
        href: '#data-sharing',
        text: 'We do not sell or share your personal information.',
      },
      {
        label: 'Two entries in your browser',
        href: '#cookies-tracking',
        text: 'Your email address and your access code, so that you can come back.',
      },
      {
        label: 'Your rights',
        href: '#user-rights',
        text: 'Ask for a copy, a correction or a deletion at any time.',
      },
    ],
    sections: [
      {
        id: 'introduction',
        heading: 'Introduction',
        blocks: [
          say(
            'This page explains what ProBuilt does with the personal information that you give us on this website, and the terms on which you use the website. “We” and “us” mean ProBuilt. “You” means a visitor.',
          ),
          say(
            'If you do not agree with this page, please do not verify an email address and do not send a request.',
          ),
        ],
      },
      {
        id: 'scope',
        heading: 'Scope',
        blocks: [
          say(
            'This page covers this website: the email verification, the pages behind it, and the request for information. It does not cover other websites that we link to, such as our social media profiles and the map of our office.',
          ),
        ],
      },
      {
        id: 'data-handling',
        heading: 'Data Handling',
        blocks: [
          say('We use personal information for three purposes:'),
          {
            points: [
              'to confirm that an email address is yours,',
              'to show you the pages behind the verification,',
              'to answer your request for information.',
            ],
          },
        ],
      },
      {
        id: 'responsibility',
        heading: 'Responsibility',
        blocks: [
          say(
            'We are responsible for the personal information that reaches us through this website. You are responsible for giving us correct information and for keeping a one-time code to yourself.',
          ),
        ],
      },
      {
        id: 'categories-of-personal-information-processed',
        heading: 'Categories of Personal Information Processed',
        blocks: [
          {
            points: [
              'Name: first name and last name',
              'Contact: email address and phone number',
              'Work: company and job title',
              'Place: city and state, if you enter them',
              'Message: what you write to us, if you write anything',
              host.technical,
            ],
          },
        ],
      },
      {
        id: 'data-collection',
        heading: 'Data Collection',
        blocks: [
          say(
            `We collect what you enter: your email address and the one-time code when you verify, and the fields of the request form when you send it. ${host.collection}`,
          ),
        ],
      },
      {
        id: 'data-retention',
        heading: 'Data Retention',
        blocks: [
          say(
            `${host.retention} We keep a request for as long as we need it to answer you and to meet our legal duties. The email address and the access code stay in your browser until you choose “Use a different email” on the request page or clear the stored data of this website.`,
          ),
        ],
      },
      {
        id: 'data-sharing',
        heading: 'Data Sharing',
        blocks: [
          say({ strong: 'We do not sell or share your personal information.' }, ` ${host.sharing}`),
        ],
      },
      {
        id: 'data-security',
        heading: 'Data Security',
        blocks: [
          say(
            'We use reasonable technical and organizational measures to protect personal information. No way of sending or storing information is completely secure, so please leave anything confidential out of your message.',
          ),
        ],
      },
      {
        id: 'cookies-tracking',
        heading: 'Cookies & Tracking',
        blocks: [
          say(
            'This website keeps two entries in the local storage of your browser, named “email” and “email_token”: your email address and your access code. With them you can come back without verifying again.',
          ),
          say(host.cookies),
          say(
            `While a tab is open, the address that a code was sent to, what you typed in the request form and how far down a page you were are kept in that tab, so that a reload loses nothing. The captcha of the form runs on this website and on your device alone. We use no tracking, no advertising and no analytics, ${host.others}`,
          ),
        ],
      },
      {
        id: 'user-rights',
        heading: 'User Rights',
        blocks: [
          say(
            'You can ask us for a copy of your personal information, and ask us to correct or delete it. Write to ',
            mail,
            '.',
          ),
          ...host.deletion.map((text) => say(text)),
        ],
      },
      {
        id: 'prohibited-categories',
        heading: 'Prohibited Categories',
        blocks: [
          say(
            'Please do not send us sensitive information, such as government identification numbers, bank account or payment card numbers, health information or passwords.',
          ),
        ],
      },
      {
        id: 'childrens-privacy',
        heading: "Children's Privacy",
        blocks: [
          say(
            'This website is meant for businesses. We do not collect the data of children under 13.',
          ),
        ],
      },
      {
        id: 'california-residents',
        heading: 'California Residents',
        blocks: [
          say(
            'If you live in California, you can ask what personal information we hold about you, and ask us to correct or delete it. We do not sell or share personal information, and we will not treat you differently for using your rights.',
          ),
        ],
      },
      {
        id: 'issue-resolution-complaints',
        heading: 'Issue Resolution & Complaints',
        blocks: [
          say(
            'If something is wrong, please tell us first: write to ',
            mail,
            ' or call ',
            phone,
            '. You can also turn to the authority that is responsible where you live.',
          ),
        ],
      },
      {
        id: 'corporate-headquarters',
        heading: 'Corporate Headquarters',
        blocks: [{ lines: [company.name, company.office.street, company.office.city] }],
      },
      {
        id: 'terms-of-service',
        heading: 'Terms of Service',
        blocks: [
          say(
            'You may use this website to learn about ProBuilt and to ask us for information. Please enter only an email address that is your own, and do not try to get around the verification or disturb the service.',
          ),
          say(
            'The website describes a program and is not an offer that binds either side; an agreement about the CPA Partner Program is made separately and in writing. We may change or end the website and this page; the date at its top says when it last changed.',
          ),
        ],
      },
    ],
  };
}

/** What our own host does. */
const ownHost = (leadReceiver?: string) => ({
  technical: 'Technical: the network address that a request comes from, to limit abuse',
  collection:
    'Our server also counts requests by network address, so that nobody can flood a mailbox or guess a code.',
  retention:
    'A one-time code expires after a short time, and a verified browser has to verify again after some weeks.',
  sharing:
    leadReceiver === undefined
      ? 'A request goes by email to our own sales team.'
      : `A request goes by email to our own sales team, and to the service at ${leadReceiver}, in which we keep track of requests.`,
  deletion: [
    'Our server keeps your email address in no readable form. When you ask us to delete it, we remove at once what the server holds of it: one-time codes, verified browsers, wrong codes and messages that wait. The copies of the server that are kept in case of a failure are gone within a day.',
  ],
  cookies:
    'Our server sets two cookies that only it can read: one shows that this browser has verified, the other counts wrong codes for each browser and ends after a day.',
  others: 'and no other company is asked for any part of these pages.',
});

/** What is true of any login host. */
const otherHost = (name: string): ReturnType<typeof ownHost> => ({
  technical: 'Technical: the network address that a request comes from',
  collection: `This website sends all of it to ${name}, which verifies your email address and passes your request on.`,
  retention: `How long a one-time code works is decided by ${name}.`,
  sharing: `A request goes by ${name} to our own sales team.`,
  deletion: [],
  cookies: `The login service at ${name} may set cookies of its own when you verify or send a request.`,
  others: 'and no company but that of the login service is asked for anything.',
});
