import { expect, it } from 'vitest';
import { allNames, nameErrors } from './names.ts';

it('names of files, folders, exports and tables use standard terms', () => {
  expect(nameErrors(allNames())).toEqual([]);
});

it('reads files, exports and tables', () => {
  const names = allNames().map(({ name }) => name);
  for (const name of ['domain-handoff', 'DomainHandoffEndpoint', 'quotation-list', 'member_session'])
    expect(names).toContain(name);
  expect(names.length).toBeGreaterThan(4000);
});

it.each(['asked-lines', 'AskedLine', 'askedLines', 'asked_lines', 'KEPTUser', 'patienceMs'])('refuses %s', (name) => {
  expect(nameErrors([{ source: 'a.ts', name }])).toHaveLength(1);
});

it.each(['unknown-words', 'newsletter', 'letterhead', 'almost', 'masked'])('accepts %s', (name) => {
  expect(nameErrors([{ source: 'a.ts', name }])).toEqual([]);
});
