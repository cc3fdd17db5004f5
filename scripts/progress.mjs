// Lines that tell what a command is doing, and how long it took.

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Says that a step begins, reminds every 15 s that it goes on, and answers the function that says how it ended.
 * @param {string} title
 */
export function step(title) {
  const began = performance.now();
  console.log(`… ${title}`);
  const reminder = setInterval(() => console.log(`… ${title}: ${seconds(began)}`), 15_000);
  reminder.unref();
  return (succeeded = true) => {
    clearInterval(reminder);
    console.log(`${succeeded ? '✓' : '✗'} ${title} (${seconds(began)})`);
  };
}
