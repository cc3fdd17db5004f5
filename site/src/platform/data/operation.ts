/** A persisted operation. The site looks up its text by id, the backend by hash. The types exist only for the compiler. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly id: string;
  readonly answer?: Answer;
  readonly variables?: Variables;
};
