/** Delay in ms after which a search reacts to keys and outside clicks (SEA-03). */
const lateness = 500;

type Listeners = { key(event: KeyboardEvent): void; clickBeside(): void };

/** Listens to the keys of a search and to outside clicks, after a delay. Returns a function that removes the listeners. */
export function listenDeferred(search: HTMLElement, { key, clickBeside }: Listeners): () => void {
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Node && !search.contains(target)) clickBeside();
  };
  const timer = setTimeout(() => {
    search.addEventListener('keydown', key);
    document.addEventListener('click', click);
  }, lateness);
  return () => {
    clearTimeout(timer);
    search.removeEventListener('keydown', key);
    document.removeEventListener('click', click);
  };
}
