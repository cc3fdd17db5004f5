import { readFileSync } from 'node:fs';

/**
 * Audiences of a field or mutation: everybody, approved members and editors, editors, all members, or only the member concerned.
 */
const audiences = ['everybody', 'approved members', 'editors', 'members', 'the member alone'] as const;
export type Audience = (typeof audiences)[number];

const file = new URL('../../../docs/authorisation.md', import.meta.url);

/**
 * Reads the audience of each field, as `Type.field`, from docs/authorisation.md. Throws for an unknown audience and for a field
 * that is listed twice.
 */
export function readMatrix(text = readFileSync(file, 'utf8')): Map<string, Audience> {
  const matrix = new Map<string, Audience>();
  for (const [, type = '', audience = '', fields = ''] of text.matchAll(/^\| `(\w+)` \| ([\w ]+) \| (.+) \|$/gm)) {
    if (!audiences.some((known) => known === audience)) throw new Error(`docs/authorisation.md: unknown audience ${audience}`);
    for (const name of fields.split(', ')) {
      const field = `${type}.${name}`;
      if (matrix.has(field)) throw new Error(`docs/authorisation.md has ${field} twice`);
      matrix.set(field, audience as Audience);
    }
  }
  return matrix;
}
