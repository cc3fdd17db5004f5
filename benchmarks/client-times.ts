/** Asks the questions one by one. Returns their response times in ms. */
export async function timesOf<Question>(
  ask: (question: Question) => Promise<unknown>,
  questions: readonly Question[],
): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const began = performance.now();
    await ask(question);
    times.push(performance.now() - began);
  }
  return times;
}

/** Divides the questions among clients, who ask at the same time. Returns the response times of all of them in ms. */
export async function timesOfClients<Question>(
  clients: number,
  ask: (question: Question) => Promise<unknown>,
  questions: readonly Question[],
): Promise<number[]> {
  const each = Math.ceil(questions.length / clients);
  const shares = Array.from({ length: clients }, (_, client) => questions.slice(client * each, (client + 1) * each));
  return (await Promise.all(shares.map((share) => timesOf(ask, share)))).flat();
}
