import type { PGlite } from '@electric-sql/pglite';
import type { Statement } from './read-statements.ts';

/** Matches statements that name columns, or whose text is unknown. */
const isQuery = /^[\s(]*(with|select|insert|update|delete|null)\b/;

/**
 * Returns what PostgreSQL finds wrong in statements, one line each. Alternatives of a statement may exclude each other, such as a table and
 * a column that another one lacks, so an alternative is wrong only if no text with it is right.
 */
export async function statementErrors(database: PGlite, statements: readonly Statement[]): Promise<string[]> {
  const errors: string[] = [];
  for (const { file, line, texts } of statements) {
    const right = new Set<string>();
    const wrong: { message: string; choices: readonly string[] }[] = [];
    for (const { text, choices } of texts) {
      if (!isQuery.test(text)) continue;
      const message = await problemOf(database, text);
      if (message) wrong.push({ message, choices });
      else for (const choice of choices) right.add(choice);
    }
    const isWrong = (choices: readonly string[]) => choices.length === 0 || choices.some((choice) => !right.has(choice));
    const messages = wrong.flatMap(({ message, choices }) => (isWrong(choices) ? [message] : []));
    errors.push(...[...new Set(messages)].map((message) => `${file}:${line}: ${message}`));
  }
  return errors;
}

async function problemOf(database: PGlite, text: string): Promise<string | undefined> {
  try {
    await database.describeQuery(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
