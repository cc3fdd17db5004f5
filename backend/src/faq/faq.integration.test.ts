import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($siteId: Int!) {
  faqQuestions(siteId: $siteId) { id siteId title uri answer topic { id title } related { title uri slug } }
}`;

const api = apiTest('demo');
const questionsOf = async (siteId: number) => (await api.ask(question, { siteId })).data.faqQuestions;

it('CON-04 lists questions by topic, in each language', async () => {
  for (const [siteId, beginning] of [
    [1, 'veelgestelde-vragen/'],
    [2, 'faq/'],
    [3, 'haeufig-gestellte-fragen/'],
  ] as const) {
    const questions: { uri: string; answer: string; topic: { title: string } }[] = await questionsOf(siteId);
    expect(questions).toHaveLength(20);
    expect(questions.every(({ uri, answer }) => uri.startsWith(beginning) && answer.startsWith('<p>'))).toBe(true);
    const topics = questions.map(({ topic }) => topic.title).filter((title, index, titles) => title !== titles[index - 1]);
    expect(topics).toHaveLength(new Set(topics).size);
  }
});

it('CON-04 links a question to its related entries by their addresses in the language', async () => {
  const key = 'in-welke-kleuren-kan-ik-bestellen';
  const inDutch = (await questionsOf(1)).find(({ uri }: { uri: string }) => uri.endsWith(key));
  expect(inDutch.related).toContainEqual({ title: 'Kleurenkaart', uri: 'kleurenkaart', slug: 'kleurenkaart' });
  const inGerman = (await questionsOf(3)).find(({ id }: { id: number }) => id === inDutch.id);
  expect(inGerman.related).toContainEqual({ title: 'Farbkarte', uri: 'farbkarte', slug: 'farbkarte' });
});

it('CON-04 sorts topics in the editors’ order, regardless of the order of their questions', async () => {
  const [first] = await questionsOf(1);
  await api.payload.update({ collection: 'faqTopics', id: first.topic.id, data: { position: 99_999 } });
  expect((await questionsOf(1)).at(-1).topic.id).toBe(first.topic.id);
});
