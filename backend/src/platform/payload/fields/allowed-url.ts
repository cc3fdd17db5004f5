const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether editors may link to this address (BLK-19): an absolute one with an allowed scheme. */
export function isAllowedUrl(address: string): boolean {
  const trimmed = address.trim();
  if (trimmed !== address || !URL.canParse(trimmed)) return false;
  return allowedSchemes.has(new URL(trimmed).protocol);
}
