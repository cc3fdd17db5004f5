/** Questions under their topics, both in the order in which they come. */
export function byTopic<Question extends { topic: { id: number; title: string } }>(questions: readonly Question[]) {
  const topics = new Map<number, { id: number; title: string; questions: Question[] }>();
  for (const question of questions) {
    const { id, title } = question.topic;
    const topic = topics.get(id) ?? { id, title, questions: [] };
    topics.set(id, topic);
    topic.questions.push(question);
  }
  return [...topics.values()];
}
