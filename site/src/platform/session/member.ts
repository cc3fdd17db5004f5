/** Member data that views use; undefined for guests. It is sent with the document. */
export type Member = {
  /** Whether prices and content for members are visible, after an editor has approved the account. */
  isApproved: boolean;
  /** Ids of the member's favourite products. */
  favourites: readonly number[];
};
