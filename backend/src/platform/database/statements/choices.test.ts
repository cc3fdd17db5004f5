import { expect, it } from 'vitest';
import { Choices } from './choices.ts';

it('enumerates every combination, with one value per key', () => {
  const choices = new Choices();
  const found: string[] = [];
  do {
    const table = choices.choose('table', ['news', 'faq']);
    const column = table === 'news' ? choices.choose('column', ['title', 'intro']) : 'answer';
    found.push(`${table}.${column} ${choices.choose('table', ['news', 'faq'])}`);
  } while (choices.advance());
  expect(found).toEqual(['news.title news', 'news.intro news', 'faq.answer faq']);
});
