/**
 * The names under which a form's HTML sends things. A field is sent by its handle, a part of it by `handle.part` (`name.firstName`,
 * `phone.country`, and `drawing.file` for a file that is uploaded already). What is not of a field begins with `form.`, which no handle can.
 */
export const formNames = {
  handle: 'form.handle',
  /** The page that is shown, from 0. */
  page: 'form.page',
  /** What the button asks for: `next`, `back`, `page-N` or `send`. */
  go: 'form.go',
  sendingKey: 'form.key',
  csrfToken: 'form.csrf',
  timeToken: 'form.time',
  /** The lines of the quotation list, as JSON. */
  list: 'form.list',
  /** Nobody sees this field: what fills it in is no visitor. */
  honeypot: 'website',
  captcha: 'g-recaptcha-response',
} as const;

/** The name of a part of a field: of a Name, the `country` of a Phone (its number has the handle itself), a `file` uploaded already. */
export function partName(handle: string, part: string): string {
  return `${handle}.${part}`;
}

/** Names that a field's handle may not have. */
export const reservedHandles: readonly string[] = ['siteId', 'sending', 'list', 'captchas', formNames.honeypot];
