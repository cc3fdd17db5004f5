const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long things of a session hold, in milliseconds. */
export const sessionLimits = {
  /** An access token. */
  access: 15 * minute,
  /** A session that nobody uses. */
  idle: 30 * day,
  /** A session, however much it is used. */
  absolute: 365 * day,
  /** A refresh token after it was spent and its successor was used: for requests that were under way with it. */
  grace: 20 * second,
  /** How far the clocks of servers may be apart. */
  skew: 10 * second,
} as const;

/** Where one member may be logged in at once; the one that was used least lately makes room. */
export const mostSessions = 50;
