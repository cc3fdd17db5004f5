import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shownContent } from '../e2e/shown-content.ts';
import { root } from './root.ts';

/** Returns the names of the members of a part of Payload's generated configuration type. */
function slugsOf(part: 'collections' | 'globals'): string[] {
  const types = readFileSync(join(root, 'backend/src/platform/generated/payload-types.ts'), 'utf8');
  const [, members = ''] = new RegExp(`^  ${part}: \\{\\n([^}]*)`, 'm').exec(types) ?? [];
  return [...members.matchAll(/^ {4}'?([\w-]+)'?: /gm)].map(([, slug = '']) => slug);
}

it('API-08 every collection and global has a case that proves that its edits reach visitors', () => {
  const slugs = [...slugsOf('collections'), ...slugsOf('globals')];
  expect(slugs).toEqual(expect.arrayContaining(['products', 'payload-kv', 'navigation']));
  expect(Object.keys(shownContent).sort(), 'e2e/shown-content.ts').toEqual(slugs.sort());
});
