/** Returns the index of a row by the id of its element, such as `blocks-row-2`; undefined for rows of other lists. */
export function rowIndexOf(path: string, id: string | undefined): number | undefined {
  const prefix = `${path.replaceAll('.', '-')}-row-`;
  const index = id?.startsWith(prefix) ? id.slice(prefix.length) : '';
  return /^\d+$/.test(index) ? Number(index) : undefined;
}
