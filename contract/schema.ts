import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(fileURLToPath(new URL('.', import.meta.url)), 'schema');

/** Returns the committed contract as one SDL text: every .graphql file below schema/, in a fixed order. */
export function readContract(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort((a, b) => Number(b === 'entries.graphql') - Number(a === 'entries.graphql') || a.localeCompare(b));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
