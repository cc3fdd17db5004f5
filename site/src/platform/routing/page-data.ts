/** An answer that tells what stands at an address: every page's operation asks for `entry`. */
export type EntryAnswer = { entry: { __typename: string } };

/** An answer once its entry is known to be of the types that a page shows. This is what a page's view takes. */
export type PageData<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']> = Omit<Answer, 'entry'> & {
  entry: Extract<Answer['entry'], { __typename: Type }>;
};
