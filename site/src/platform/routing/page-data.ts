/** Answer of a page's operation, which always contains `entry`. */
export type EntryAnswer = { entry: { __typename: string } };

/** Answer whose entry has one of the types that a page shows, as passed to the page's view. */
export type PageData<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']> = Omit<Answer, 'entry'> & {
  entry: Extract<Answer['entry'], { __typename: Type }>;
};
