/**
 * Names of the inputs of a form. A field is sent by its handle, a part of it by `handle.part` (`name.firstName`, `phone.country`, and
 * `drawing.file` for an uploaded file). Other names start with `form.`, which no handle can.
 */
export const formNames = {
  handle: 'form.handle',
  /** Index of the current page, from 0. */
  page: 'form.page',
  /** Action of the button: `next`, `back`, `page-N` or `send`. */
  go: 'form.go',
  idempotencyKey: 'form.key',
  csrfToken: 'form.csrf',
  timeToken: 'form.time',
  /** Lines of the quotation list, as JSON. */
  list: 'form.list',
  /** Project data and sections of the quotation list, as JSON. */
  listData: 'form.listData',
  /** Invisible field that only bots fill in. */
  honeypot: 'website',
  captcha: 'g-recaptcha-response',
} as const;

/** Returns the name of a part of a field: of a Name, the `country` of a Phone (its number uses the handle), or an uploaded `file`. */
export function partName(handle: string, part: string): string {
  return `${handle}.${part}`;
}

/** Handles that no field may have. */
export const reservedHandles: readonly string[] = ['siteId', 'attempt', 'list', 'listData', 'captchas', formNames.honeypot];
