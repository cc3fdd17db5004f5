import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const question = 'query ($siteId: Int!) { glossary(siteId: $siteId) { id siteId title spellings explanation } }';
type Term = { id: number; title: string; spellings: string[]; explanation: string };

const termsOf = async (siteId: number): Promise<Term[]> => (await api.ask(question, { siteId })).data.glossary;

it('CAT-21 lists the terms of the demo in each language, in one statement', async () => {
  for (const siteId of [1, 2, 3]) {
    const { data, errors, statements, tags } = await api.ask(question, { siteId });
    expect(errors).toEqual([]);
    expect(statements).toBe(1);
    expect(data.glossary).toHaveLength(12);
    expect(tags).toContain(`GlossaryTerm:${siteId}:list`);
  }
  expect((await termsOf(3)).find(({ title }) => title === 'Dauerhaftigkeitsklasse')?.spellings).toEqual(['Dauerhaftigkeit']);
});

it('CAT-21 a term without an explanation in a language is absent there', async () => {
  const data = { title: 'EPD', key: 'epd-test', explanation: 'Verklaring met milieucijfers.' };
  const { id } = await api.payload.create({ collection: 'glossaryTerms', locale: 'nl', data });
  await api.payload.update({ collection: 'glossaryTerms', id, locale: 'en', data: { title: 'EPD' } });
  expect((await termsOf(1)).map((term) => term.id)).toContain(id);
  expect((await termsOf(2)).map((term) => term.id)).not.toContain(id);
  await api.payload.delete({ collection: 'glossaryTerms', id });
});

it('CAT-21 refuses an explanation that is longer than 400 characters', async () => {
  const data = { title: 'Lang', key: 'lang', explanation: 'x'.repeat(401) };
  await expect(api.payload.create({ collection: 'glossaryTerms', locale: 'nl', data })).rejects.toThrow(/Uitleg|explanation/i);
});
