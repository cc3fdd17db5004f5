/** Key of a counter: a visitor's network, the networks around it, or one visitor for the subject of the action. */
type CountedBy = 'visitor' | 'widerNetwork' | 'visitorAndSubject';

/** Maximum number of actions within a window of minutes. */
export type RateRule = { by: CountedBy; minutes: number; max: number };

/**
 * Limit that all networks share. The first `own` actions of each network count as `reserved`, further ones as `open`, so that a few
 * networks that exhaust `open` displace no other network.
 */
type SharedRule = { minutes: number; own: number; reserved: number; open: number };

export type RateLimit = { rules: readonly RateRule[]; shared?: SharedRule };

/** Limits counted in the database, for all processes together. */
export const rateLimits = {
  accountRegistration: {
    rules: [
      { by: 'visitor', minutes: 10, max: 20 },
      { by: 'widerNetwork', minutes: 60, max: 240 },
    ],
    shared: { minutes: 60, own: 3, reserved: 1800, open: 600 },
  },
  /** Emails with a link may go to people who have not requested them. */
  accountMail: {
    rules: [
      { by: 'visitor', minutes: 10, max: 20 },
      { by: 'widerNetwork', minutes: 60, max: 240 },
    ],
    shared: { minutes: 60, own: 3, reserved: 1800, open: 1200 },
  },
  /** Links have 256 bits, so guessing them is only a nuisance. */
  accountLink: {
    rules: [
      { by: 'visitor', minutes: 10, max: 60 },
      { by: 'widerNetwork', minutes: 60, max: 480 },
    ],
  },
  /** The subject is a form in a site. Without scripts, no captcha limits the number of submissions. */
  formWithoutCaptcha: {
    rules: [
      { by: 'visitorAndSubject', minutes: 10, max: 10 },
      { by: 'visitor', minutes: 60, max: 60 },
      { by: 'widerNetwork', minutes: 60, max: 240 },
    ],
    shared: { minutes: 60, own: 3, reserved: 3000, open: 600 },
  },
  formWithCaptcha: {
    rules: [
      { by: 'visitorAndSubject', minutes: 10, max: 20 },
      { by: 'visitor', minutes: 60, max: 120 },
      { by: 'widerNetwork', minutes: 60, max: 480 },
    ],
  },
  /** Confirmations go to an address that a visitor has typed and that may belong to somebody else (FRM-14). */
  formConfirmation: { rules: [], shared: { minutes: 60, own: 3, reserved: 3000, open: 600 } },
  /** Handoffs to the domain of another language (LOC-09). */
  domainHandoff: {
    rules: [{ by: 'visitor', minutes: 1, max: 20 }],
    shared: { minutes: 1, own: 2, reserved: 300, open: 300 },
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitedAction = keyof typeof rateLimits;

/**
 * Limits counted in the memory of each process, for actions that cost less than a statement, or whose exact number does not matter.
 * Each key (a network or a member) has its own counter.
 */
export const memoryRateLimits = {
  /** A browser needs one request per submission. */
  formTokens: { minutes: 10, max: 300 },
  /** An export reads and decrypts all submissions of a member. */
  accountExport: { minutes: 10, max: 20 },
  quotationListFile: { minutes: 10, max: 30 },
  quoteRequestFile: { minutes: 10, max: 30 },
  /** A browser saves its list once a second at most. */
  savedQuotationList: { minutes: 1, max: 120 },
  /** Searches without hits that are counted for editors: of one network, and of all together. */
  zeroResultSearch: { minutes: 10, max: 6 },
  allZeroResultSearches: { minutes: 1, max: 30 },
  /** Pages of the product feed with prices, per key: 100,000 products in four minutes. */
  feedPrices: { minutes: 1, max: 300 },
  /** Requests of a network with an invalid key for prices. A key has 256 bits, so guessing is only a nuisance. */
  feedKeyAttempts: { minutes: 10, max: 60 },
} as const satisfies Record<string, Omit<RateRule, 'by'>>;
