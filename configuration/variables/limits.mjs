import * as is from '../kinds.mjs';

/** Sizes of caches and pools, timeouts and retention. The defaults suit 2 processors and 4 GB of memory. */
export const limits = /** @type {const} */ ({
  SITE_CACHE_MB: {
    kind: is.count('megabytes', 0, 1_000_000),
    default: '1024',
    programs: ['site'],
    description: 'maximum size of `SITE_CACHE_FOLDER`; 0 disables it',
  },
});
