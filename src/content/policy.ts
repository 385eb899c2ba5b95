import { company } from '../../shared/company.ts';
import type { SiteFacts } from '../../shared/site.ts';
import { companyPhone } from './companyPhone.ts';

export type PolicyRun = string | { strong: string } | { text: string; href: string };

export type PolicyBlock = string | PolicyRun[] | { points: string[] } | { lines: string[] };

export interface PolicySection {
  id: string;
  heading: string;
  blocks: PolicyBlock[];
}

export type Policy = ReturnType<typeof policyFor>;

const mail = { text: company.salesEmail, href: `mailto:${company.salesEmail}` };

function section(heading: string, ...blocks: PolicyBlock[]): PolicySection {
  const id = heading
    .toLowerCase()
    .replace("'", '')
    .replace(/[^a-z]+/g, '-');
  return { id, heading, blocks };
}

type PolicyFacts = Partial<
  Pick<SiteFacts, 'loginHost' | 'leadReceiver' | 'keepsCampaigns' | 'emailsReceipts'>
>;

/** The policy, a draft for lawyers to review. */
export function policyFor(site: PolicyFacts = {}) {
  const { loginHost } = site;
  const facts = loginHost === undefined ? factsOfServer(site) : factsOf(new URL(loginHost).host);
  return {
    /** Fixed by the specification, like the date and the headings of the sections. */
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
        text: 'Your email address and your access code, so you can come back.',
      },
      {
        label: 'Your rights',
        href: '#user-rights',
        text: 'Ask for a copy, a correction or a deletion at any time.',
      },
    ],
    sections: [
      section(
        'Introduction',
        `This page explains what ${company.name} does with the personal information you give us on this website, and the terms that apply when you use it. “We” and “us” mean ${company.name}. “You” means a visitor.`,
        'If you do not agree with this page, please do not verify an email address or send a request.',
      ),
      section(
        'Scope',
        'This page covers this website: the email verification, the pages behind it, and the request for information. It does not cover other websites we link to, such as our social media profiles and the map of our office.',
      ),
      section('Data Handling', 'We use personal information for three purposes:', {
        points: [
          'to confirm your email address,',
          'to show you the pages behind the verification,',
          'to answer your request for information.',
        ],
      }),
      section(
        'Responsibility',
        'We are responsible for the personal information we receive through this website. You are responsible for giving us correct information and for keeping your one-time codes to yourself.',
      ),
      section('Categories of Personal Information Processed', {
        points: [
          'Name: first name and last name',
          'Contact: email address and phone number',
          'Work: company and job title',
          'Location: city and state, if you enter them',
          'Message: anything you write to us',
          facts.technical,
        ],
      }),
      section(
        'Data Collection',
        `We collect what you enter: your email address and the one-time code when you verify, and the fields of the request form when you send it. ${facts.collection}`,
      ),
      section(
        'Data Retention',
        `${facts.retention} We keep a request for as long as we need it to answer you and to meet our legal obligations. The email address and the access code stay in your browser until you choose “Use a different one” on the request page or clear this website’s stored data.`,
      ),
      section('Data Sharing', [
        { strong: 'We do not sell or share your personal information.' },
        ` ${facts.sharing}`,
      ]),
      section(
        'Data Security',
        'We use reasonable technical and organizational measures to protect personal information. No method of sending or storing information is completely secure, so please leave anything confidential out of your message.',
      ),
      section(
        'Cookies & Tracking',
        'This website keeps two entries in your browser’s local storage, named “email” and “email_token”: your email address and your access code. They let you come back without verifying again.',
        facts.cookies,
        `While a tab is open, this site remembers the address we sent the code to, your form entries and your scroll position, so a reload loses nothing. The captcha in the request form runs on this website and on your device alone. ${facts.tracking} no advertising and no analytics, ${facts.others}`,
        ...facts.campaign,
        'We honor Global Privacy Control: with this signal or without it, we do not sell or share your personal information.',
      ),
      section(
        'User Rights',
        [
          'You can ask us for a copy of your personal information, or ask us to correct or delete it. Email ',
          mail,
          '.',
        ],
        ...facts.deletion,
      ),
      section(
        'Prohibited Categories',
        'Please do not send us sensitive information, such as government identification numbers, bank account or payment card numbers, health information or passwords.',
      ),
      section(
        "Children's Privacy",
        'This website is intended for businesses. We do not collect data from children under 13.',
      ),
      section(
        'California Residents',
        'If you live in California, you can ask what personal information we hold about you, or ask us to correct or delete it. We do not sell or share personal information, and we will not treat you differently for using your rights.',
      ),
      section('Issue Resolution & Complaints', [
        'If something is wrong, please tell us first: email ',
        mail,
        ' or call ',
        companyPhone,
        '. You may also contact the privacy regulator where you live.',
      ]),
      section('Corporate Headquarters', {
        lines: [company.name, company.office.street, company.office.city],
      }),
      section(
        'Terms of Service',
        `You may use this website to learn about ${company.name} and to ask us for information. Please enter only an email address of your own, and do not try to bypass the verification or disrupt the service.`,
        'This website describes a program. It is not a binding offer; any agreement about the CPA Partner Program is made separately and in writing. We may change or discontinue the website and this page.',
      ),
    ],
  };
}

const factsOfServer = ({ leadReceiver, keepsCampaigns, emailsReceipts }: PolicyFacts) => ({
  technical: 'Technical: the IP address of each request, to limit abuse',
  collection:
    'Our server also counts requests by IP address, which makes it harder to flood a mailbox or guess a code.',
  retention:
    'A one-time code expires after a short time. Our server keeps your request, encrypted, for 14 days after sending it to our sales team, so that it can be sent again if it gets lost. For seven days, it can recognize another request from your email address or, at a business domain, from your firm.',
  sharing: [
    'A request goes by email to our own sales team',
    leadReceiver && `, and to the service we use to keep track of requests (${leadReceiver})`,
    emailsReceipts ? '. We email a copy of it to you.' : '.',
  ]
    .filter(Boolean)
    .join(''),
  deletion: [
    'Our server does not store your email address in readable form. When you ask us to delete it, we immediately remove what the server holds about it: one-time codes, verified browsers, incorrect codes, queued messages and the requests that it keeps encrypted. Server backups that contain it are deleted within a day.',
  ],
  cookies:
    'Our server sets two cookies that only it can read: one shows that this browser has verified, the other shows which browser requested a code and expires after a day.',
  tracking: keepsCampaigns
    ? 'Apart from the name of a campaign (see below), we use no tracking,'
    : 'We use no tracking,',
  others: 'and nothing on these pages loads from another company.',
  campaign: keepsCampaigns
    ? [
        'If you followed a link or QR code from one of our campaigns, our server keeps the name of that campaign with your verification and your request, unless your browser sends Global Privacy Control.',
      ]
    : [],
});

/** Statements that are true for any other login host. */
const factsOf = (name: string): ReturnType<typeof factsOfServer> => ({
  technical: 'Technical: the IP address of each request',
  collection: `This website sends all of it to ${name}, which verifies your email address and passes your request on.`,
  retention: `${name} decides how long a one-time code works.`,
  sharing: `A request goes by ${name} to our own sales team.`,
  deletion: [],
  tracking: 'We use no tracking,',
  campaign: [],
  cookies: `The login service at ${name} may set cookies of its own when you verify or send a request.`,
  others: 'and nothing on these pages loads from any other company.',
});
