import { readFileSync } from 'node:fs';

/** Who may be told of a field, or do something: everybody; members whom editors have approved (and the editors); editors alone; any member; or that member alone. */
const audiences = ['everybody', 'approved members', 'editors', 'members', 'the member alone'] as const;
export type Audience = (typeof audiences)[number];

const file = new URL('../../../docs/authorisation.md', import.meta.url);

/** The audience of each field, as `Type.field`, as docs/authorisation.md has it. */
export function readMatrix(text = readFileSync(file, 'utf8')): Map<string, Audience> {
  const matrix = new Map<string, Audience>();
  for (const [, type = '', audience = '', fields = ''] of text.matchAll(/^\| `(\w+)` \| ([\w ]+) \| (.+) \|$/gm)) {
    if (!audiences.some((known) => known === audience)) throw new Error(`docs/authorisation.md knows no audience ${audience}`);
    for (const name of fields.split(', ')) {
      const field = `${type}.${name}`;
      if (matrix.has(field)) throw new Error(`docs/authorisation.md has ${field} twice`);
      matrix.set(field, audience as Audience);
    }
  }
  return matrix;
}
