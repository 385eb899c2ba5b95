/** What pages say about the settings that they are served with. */
export interface SiteFacts {
  /** The origin of another login host, as in `https://login.example`; undefined for our server. */
  readonly loginHost?: string | undefined;
  /** The lifetime of a code; undefined if another login host sends it. */
  readonly codeMinutes?: number | undefined;
  /** How long a visitor waits until another code can be requested. */
  readonly resendSeconds: number;
  /** The email from which our codes are sent. */
  readonly sender?: string | undefined;
  /** The hostname and any port of the webhook for leads; undefined if leads are only mailed. */
  readonly leadReceiver?: string | undefined;
  /** True if our server stores the campaign that brought a visitor. */
  readonly keepsCampaigns: boolean;
  /** True if our server mails receipts for leads. */
  readonly emailsReceipts: boolean;
  /** The IANA name of the time zone in which sales promises a day. */
  readonly salesTimeZone: string;
  /** The origin that visitors use, for absolute URLs and for paper; undefined without the setting. */
  readonly publicUrl?: string | undefined;
  /** The year in which the page was rendered. */
  readonly year: number;
}

/** The file with the QR code of `publicUrl`. */
export const addressCode = 'address.svg';

/** The settings that pages are rendered with. */
export interface PageSettings {
  readonly site: SiteFacts;
  /** A `mailto:` or `https:` URL for security reports. */
  readonly securityContact?: string | undefined;
}
