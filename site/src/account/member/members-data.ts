/** The data of a member's page, of which the member is known: a session without one is a failure, and no guest gets here. */
export async function withViewer<Data extends { viewer: object | null }>(data: Data) {
  if (!data.viewer) throw new Error('a session has no member');
  return { viewer: data.viewer as NonNullable<Data['viewer']> };
}
