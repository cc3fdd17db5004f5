/** Parameters of a database address that are no secrets, and that operators look for. */
const plainParameters = /^(?:host|port|sslmode|sslrootcert|application_name|connect_timeout|options)$/;

/**
 * Returns a text whose addresses have no passwords, no keys, and no values of parameters. Without `keepsUser`, a user is masked as
 * well, because services accept a key as the user.
 * @param {string} text
 * @param {boolean} [keepsUser]
 */
export function withoutSecrets(text, keepsUser = false) {
  return text
    .replace(
      /:\/\/([^:@/\s]*)(:\S*)?@/g,
      (_, user, password) => `://${keepsUser && password ? `${user}:…` : keepsUser ? user : '…'}@`,
    )
    .replace(/([?&])([^=&#\s]+)=[^&#\s]+/g, (whole, sign, name) => (plainParameters.test(name) ? whole : `${sign}${name}=…`));
}
