/** A product in eight colours and any RAL colour. */
export const product = '/producten/palen/sluis-klappaal/';

/** Returns the number of colours in each row of the colour choice. Runs inside the page. */
export function colourRows(): number[] {
  const squares = [...document.querySelectorAll('main :has(> input[name="colour"])')];
  const tops = squares.map((square) => Math.round(square.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}
