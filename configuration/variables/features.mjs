import * as is from '../kinds.mjs';

/** Functions that an installation may switch. */
export const features = /** @type {const} */ ({
  MEMBER_LOGIN_AFTER_REGISTRATION: {
    kind: is.onOrOff(),
    default: 'off',
    programs: ['api', 'admin', 'command'],
    description:
      'whether a new account is logged in at once, without activation by email; the answer then reveals which addresses have an account',
  },
  MEMBER_APPROVAL: {
    kind: is.onOrOff(),
    default: 'off',
    programs: ['api', 'admin', 'command'],
    description: 'whether an editor approves new accounts before they see prices',
  },
  ADMIN_SECOND_FACTOR: {
    kind: is.oneOf(['optional', 'required']),
    default: 'optional',
    programs: ['api', 'admin', 'command'],
    description: '`required` asks every editor for a code at log-in, and sets it up at the first log-in',
  },
  WEBHOOKS_TO_LOCALHOST: {
    kind: is.onOrOff(),
    default: 'off',
    programs: ['api', 'admin', 'command'],
    description: '`on` allows targets of webhooks on this machine, also over http, for tests',
  },
  SERVICE_WORKER: {
    kind: is.onOrOff(),
    default: 'on',
    programs: ['site'],
    description: '`off` removes the service worker and its caches from every browser',
  },
});
