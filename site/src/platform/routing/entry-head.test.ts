import { expect, test } from 'vitest';
import operations from '../generated/persisted-operations.json' with { type: 'json' };

const pages = Object.values(operations).filter((text) => /^query \w+Page\([^)]*\$uri/.test(text));

test('API-08 every page requests the head of its entry and its new address, also on another host', () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const text of pages) {
    expect(text).toMatch(/\.\.\. on EntryMoved \{[^}]*\buri\b[^}]*\burl\b[^}]*\bpermanent\b/);
    for (const field of ['breadcrumbs', 'routeTranslations', '...PageMetadata']) expect(text).toContain(field);
  }
});
