/** A persisted operation: the site knows its text by its id, the backend by the hash of that. The types exist for the compiler alone. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly id: string;
  readonly answer?: Answer;
  readonly variables?: Variables;
};
