// Validators of variables, one function per kind. Plain JavaScript, because `npm start` validates on Node 20 before the install.
import { BlockList, isIP } from 'node:net';

/**
 * A kind of variable. `parse` returns the value of a text, or undefined if the text breaks the rule. `rule` completes "NAME must be".
 * @template T
 * @typedef {object} Kind
 * @property {string} rule
 * @property {(text: string) => T | undefined} parse
 * @property {'value' | 'password'} [secret] Whether the value, or the password in its URL, is secret. It may come from a file NAME_FILE.
 * @property {boolean} [allowsEmpty] Whether an empty text is a value. By default it counts as not set.
 */

/** @returns {Kind<string>} */
export const text = () => ({ rule: 'a text', parse: (value) => value });

/**
 * @param {RegExp} expression
 * @param {string} rule
 * @returns {Kind<string>}
 */
export const pattern = (expression, rule) => ({ rule, parse: (value) => (expression.test(value) ? value : undefined) });

/**
 * @param {string} unit
 * @param {number} min
 * @param {number} max
 * @returns {Kind<number>}
 */
export const count = (unit, min, max) => ({
  rule: `a number of ${unit} from ${min} to ${max}`,
  parse: (value) => integer(value, min, max),
});

/** @returns {Kind<number>} */
export const share = () => ({
  rule: 'a number from 0 to 1',
  parse: (value) => (/^\d(\.\d+)?$/.test(value) && Number(value) <= 1 ? Number(value) : undefined),
});

/** @returns {Kind<number>} */
export const port = () => ({ rule: 'a port number from 1 to 65535', parse: (value) => integer(value, 1, 65_535) });

/** @returns {Kind<boolean>} */
export const onOrOff = () => ({
  rule: 'on or off',
  parse: (value) => (value === 'on' ? true : value === 'off' ? false : undefined),
});

/**
 * @template {string} const T
 * @param {readonly T[]} choices
 * @returns {Kind<T>}
 */
export const oneOf = (choices) => ({
  rule: `one of ${choices.join(', ')}`,
  parse: (value) => choices.find((choice) => choice === value),
});

/** @returns {Kind<string>} */
export const ipAddress = () => ({
  rule: 'the IP address of an interface, such as 127.0.0.1, or :: for all',
  parse: (value) => (isIP(value) === 0 ? undefined : value),
});

/** @returns {Kind<string>} An origin without a slash at its end. */
export const origin = () => ({
  rule: 'an origin such as https://www.example.com, without a path',
  parse: (value) => {
    const url = parseUrl(value, /^https?:$/);
    return url?.origin === value.replace(/\/$/, '') ? url.origin : undefined;
  },
});

/** @returns {Kind<string>} */
export const webAddress = () => ({
  rule: 'an address such as https://www.example.com',
  parse: (value) => (parseUrl(value, /^https?:$/) ? value : undefined),
});

/** @returns {Kind<string[]>} Addresses without credentials, which would be in logs, and which `fetch` refuses. */
export const webAddresses = () => ({
  rule: 'addresses such as https://www.example.com, without user and password, separated by commas',
  parse: (value) => {
    const addresses = items(value);
    const isAllowed = (/** @type {string} */ address) => {
      const url = parseUrl(address, /^https?:$/);
      return url !== undefined && url.username + url.password === '';
    };
    return addresses.length > 0 && addresses.every(isAllowed) ? addresses : undefined;
  },
});

/** @returns {Kind<string>} */
export const email = () => pattern(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i, 'an email address');

/** @returns {Kind<string>} A value that an HTTP header can contain. */
export const header = () => pattern(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, 'printable ASCII');

/**
 * @param {Kind<string>} kind
 * @returns {Kind<string>}
 */
export const secret = (kind) => ({ ...kind, secret: 'value' });

/**
 * @param {number} minLength
 * @returns {Kind<[string, ...string[]]>} Secrets in the order of the text: the first is current, the others are accepted.
 */
export const secretList = (minLength = 1) => ({
  rule: `${minLength > 1 ? `at least ${minLength} characters long` : 'printable ASCII'}; several are separated by commas`,
  secret: 'value',
  parse: (value) => {
    const [first = '', ...others] = items(value);
    const isAllowed = (/** @type {string} */ item) => item.length >= minLength && /^[\x21-\x7e]+$/.test(item);
    return [first, ...others].every(isAllowed) ? [first, ...others] : undefined;
  },
});

/** The host may be empty, since the query may name the folder of a socket. */
const postgresAddress = /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?(?:\[[\da-f:]+\]|[^@/?#:[\]]*)(?::\d+)?(?:\/[^@?#]*)?(?:\?.*)?$/i;

/** @returns {Kind<string>} */
export const postgresUrl = () => ({
  rule: 'postgres://user:password@host:port/database, with special characters of the password percent-encoded',
  secret: 'password',
  parse: (value) => {
    const found = postgresAddress.exec(value);
    return found && isEncoded(found[1] ?? '') ? value : undefined;
  },
});

/** @returns {Kind<string>} */
export const smtpUrl = () => ({
  rule: 'smtp://host:port or smtps://host:port, with user:password@ if the server requires it',
  secret: 'password',
  parse: (value) => {
    const url = parseUrl(value, /^smtps?:$/);
    if (!url || url.hostname === '' || /[^/]/.test(url.pathname) || url.search) return undefined;
    return isEncoded(url.username + url.password) ? value : undefined;
  },
});

/** @returns {Kind<Set<string>>} */
export const hostNames = () => ({
  rule: 'host names without scheme and port, separated by commas',
  allowsEmpty: true,
  parse: (value) => {
    const names = items(value.toLowerCase());
    return names.every((name) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)) ? new Set(names) : undefined;
  },
});

/** @returns {Kind<BlockList>} */
export const addressRanges = () => ({
  rule: 'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
  allowsEmpty: true,
  parse: (value) => {
    const blocks = new BlockList();
    for (const range of items(value)) {
      const [address = '', bits, ...rest] = range.split('/');
      const version = isIP(address);
      const width = version === 4 ? 32 : 128;
      const length = integer(bits ?? String(width), 0, width);
      if (version === 0 || length === undefined || rest.length > 0) return undefined;
      blocks.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
    }
    return blocks;
  },
});

/** @param {string} value */
const items = (value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** @type {(value: string, min: number, max: number) => number | undefined} */
const integer = (value, min, max) =>
  /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

/**
 * Returns the URL of a text with an allowed scheme, or undefined.
 * @param {string} value
 * @param {RegExp} scheme
 */
function parseUrl(value, scheme) {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return scheme.test(url.protocol) ? url : undefined;
}

/** @param {string} value */
function isEncoded(value) {
  try {
    return decodeURIComponent(value) !== undefined;
  } catch {
    return false;
  }
}
