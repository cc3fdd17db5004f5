/** Time in ms after the last key for which lines of others wait, because merged lines can move. */
const typingTime = 8000;

let typedAt = 0;

if (typeof document !== 'undefined') {
  const note = () => {
    typedAt = Date.now();
  };
  document.addEventListener('input', note, true);
}

/** Whether the visitor types in a field, so that no lines of others may be merged into the list. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') === true && Date.now() - typedAt < typingTime;
}
