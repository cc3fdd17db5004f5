/** A persisted operation: known to site and backend by the hash of its text. The types exist for the compiler alone. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly id: string;
  readonly answer?: Answer;
  readonly variables?: Variables;
};
