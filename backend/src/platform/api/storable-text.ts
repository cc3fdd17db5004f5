import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** Refuses requests with the character NUL, which no text of the database can hold, written out or as an escape. */
export function storableText(): Plugin {
  return {
    onParams({ params }) {
      const text = `${params?.query ?? ''}${JSON.stringify(params?.variables ?? null)}`;
      if (!/\0|\\u(0000|\{0+\})/i.test(text)) return;
      throw createGraphQLError('The character NUL is not allowed.', {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      });
    },
  };
}
