const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Durations for sessions and their tokens, in milliseconds. */
export const sessionLimits = {
  /** Lifetime of an access token. */
  access: 15 * minute,
  /** Lifetime of an unused session. */
  idle: 30 * day,
  /** Maximum lifetime of a session. */
  absolute: 365 * day,
  /** Grace period of a spent refresh token after its successor was used, for concurrent requests. */
  grace: 20 * second,
  /** Tolerated difference between the clocks of servers. */
  skew: 10 * second,
} as const;

/** Maximum number of sessions of a member. A new one ends the least recently used one. */
export const maxSessions = 50;
