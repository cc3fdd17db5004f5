import { expect, test } from 'vitest';
import { byTopic } from './FaqPage.tsx';

const question = (id: number, topicId: number) => ({ id, topic: { id: topicId, title: `topic ${topicId}` } });

test('CON-04 questions are grouped by topic in the given order', () => {
  const topics = byTopic([question(1, 20), question(2, 10), question(3, 20)]);
  expect(topics.map(({ title }) => title)).toEqual(['topic 20', 'topic 10']);
  expect(topics.map(({ questions }) => questions.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});
