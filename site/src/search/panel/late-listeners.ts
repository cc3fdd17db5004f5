/** How long after its beginning a search listens to clicks beside it and to keys (SEA-03). */
const lateness = 500;

type Listeners = { key(event: KeyboardEvent): void; clickBeside(): void };

/** Listens to the keys of a search and to clicks beside it, after a while; ends with what it answers. */
export function listenLate(search: HTMLElement, { key, clickBeside }: Listeners): () => void {
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
