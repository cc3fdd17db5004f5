/** What views know of the member for whom the page is: guests have none. It travels with the document. */
export type Member = {
  /** Whether prices and what else is for members are shown: not before an editor has approved the account. */
  isApproved: boolean;
  /** The ids of the products that the member keeps. */
  favourites: readonly number[];
};
