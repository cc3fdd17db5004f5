type Card = Pick<HTMLElement, 'getBoundingClientRect'>;

/**
 * Returns the card that an arrow key leads to from the card at `at`: the one before or after it, or the one above or below that is
 * nearest to its column. Returns `undefined` for another key, and at the end.
 */
export function neighbour<Any extends Card>(cards: readonly Any[], at: number, key: string): Any | undefined {
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return cards[at + 1];
  if (key === 'ArrowLeft') return cards[at - 1];
  const here = cards[at]?.getBoundingClientRect();
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const direction = key === 'ArrowDown' ? 1 : -1;
  const others = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * direction > 1);
  const row = Math.min(...others.map(({ box }) => Math.abs(box.top - here.top)));
  return others
    .filter(({ box }) => Math.abs(box.top - here.top) <= row + 1)
    .sort((one, other) => Math.abs(one.box.left - here.left) - Math.abs(other.box.left - here.left))[0]?.card;
}
