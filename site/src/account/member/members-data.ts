/** Narrows the data of a page for members to those with a member. Throws without one, because guests are redirected before. */
export async function withViewer<Data extends { viewer: object | null }>(data: Data) {
  if (!data.viewer) throw new Error('the API returned no member for the session');
  return { viewer: data.viewer as NonNullable<Data['viewer']> };
}
