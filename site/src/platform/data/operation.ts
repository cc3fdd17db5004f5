/** A persisted operation. The site looks up its text by id, the backend by hash. The types exist only for the compiler. */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly id: string;
  /** Text of an operation of another build. */
  readonly text?: string;
  readonly answer?: Answer;
  readonly variables?: Variables;
};

type BodyParts = { text?: string | undefined; unsaved?: string | undefined };

/** Returns the request body of a persisted operation; with `text` only if the other side requested it. */
export function requestBody(
  operation: Operation<unknown, unknown>,
  variables: unknown,
  { text, unsaved }: BodyParts = {},
): string {
  return JSON.stringify({
    operationName: operation.name,
    variables,
    query: text,
    extensions: { persistedQuery: { version: 1, sha256Hash: operation.id }, unsaved },
  });
}

export type AnyFragment = { ' $fragmentName'?: string };

/** A record with the masked data of a fragment, as passed to a view. */
export type FragmentOf<Fragment extends AnyFragment> = {
  ' $fragmentRefs'?: { [Name in NonNullable<Fragment[' $fragmentName']>]: Fragment };
};

/** Unmasks the data of a view's own fragment. */
export function read<Fragment extends AnyFragment>(masked: FragmentOf<Fragment>): Fragment {
  return masked as unknown as Fragment;
}
