/** Groups questions by topic. Topics and questions keep the given order. */
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
