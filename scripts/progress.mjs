// Lines that show what a command is doing, and how long it took.

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Prints the start of a step and a reminder every 15 s. Returns the function that prints how it ended.
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
