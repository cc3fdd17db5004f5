/** An error of a GraphQL answer. */
export type AnswerError = {
  message: string;
  locations?: { line: number; column: number }[];
  path?: (string | number)[];
  code?: string;
};

/** An answer of the API with a validated shape; its data is not yet typed. */
export type Answer = {
  data: Record<string, unknown> | null;
  errors: AnswerError[];
  /** Tags that are not derived from records in the data. */
  tags: string[];
  /** Length of its text. */
  bytes: number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates the shape of an answer of the API or the site's /graphql; returns undefined if it is not a GraphQL answer. */
export function readAnswer(text: string): Answer | undefined {
  const body = parsed(text);
  if (!isRecord(body)) return undefined;
  const { data = null, errors = [], extensions = {} } = body;
  if (!(data === null || isRecord(data)) || !Array.isArray(errors) || !isRecord(extensions)) return undefined;
  if (data === null && errors.length === 0) return undefined;
  const { tags = [] } = extensions;
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return undefined;
  return { data, errors: errors.map(readError), tags, bytes: text.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readError(error: unknown): AnswerError {
  const { message, locations, path, extensions } = isRecord(error) ? error : {};
  const code = isRecord(extensions) ? extensions.code : undefined;
  return {
    message: typeof message === 'string' ? message : 'unknown error',
    ...(Array.isArray(locations) && { locations }),
    ...(Array.isArray(path) && { path }),
    ...(typeof code === 'string' && { code }),
  };
}
