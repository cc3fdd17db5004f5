/** Distance in pixels of the line from the block. */
const gap = 4;

/** Draws a line with a label around the block that the editor edits. It is outside of the body, which each picture replaces. */
export class BlockFrame {
  readonly #element = document.createElement('div');
  #block: number | null = null;

  constructor() {
    this.#element.style.cssText =
      'position:absolute;z-index:2147483647;pointer-events:none;box-sizing:border-box;border:2px solid #2b6a5e';
    const label = document.createElement('span');
    label.style.cssText =
      'position:absolute;bottom:100%;left:-2px;padding:2px 8px;background:#2b6a5e;color:#fff;font:14px/20px sans-serif';
    this.#element.append(label);
    new ResizeObserver(() => this.place()).observe(document.documentElement);
  }

  /** Frames a block and scrolls to it, unless it is in view; with null removes the frame. */
  show(block: number | null, label: string): void {
    this.#block = block;
    if (this.#element.firstElementChild) this.#element.firstElementChild.textContent = label;
    const area = this.place();
    if (!area || (area.top < innerHeight * 0.7 && area.bottom > innerHeight * 0.3)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: area.top - innerHeight / 4, behavior: isCalm ? 'instant' : 'smooth' });
  }

  /** Puts the frame around the block as it is now. Returns its place in the window. */
  place(): DOMRect | undefined {
    const area = this.#block === null ? undefined : areaOf(this.#block);
    if (!area) this.#element.remove();
    else {
      const { style } = this.#element;
      const width = document.documentElement.clientWidth;
      style.top = `${area.top + scrollY - gap}px`;
      style.left = `${Math.max(area.left - gap, 0)}px`;
      style.width = `${Math.min(area.width + 2 * gap, width)}px`;
      style.height = `${area.height + 2 * gap}px`;
      document.documentElement.append(this.#element);
    }
    return area;
  }
}

/** Returns the place of a block in the window. Its own element has no box. */
function areaOf(block: number): DOMRect | undefined {
  const element = document.querySelector(`[data-block="${block}"]`);
  if (!element) return undefined;
  const range = document.createRange();
  range.selectNodeContents(element);
  const area = range.getBoundingClientRect();
  return area.height > 0 ? area : undefined;
}
