// A worker thread that measures the CPU time of the reference work, in ms, each time it is asked.
import { parentPort } from 'node:worker_threads';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { median } from './rounds.ts';

const batches = 5;
/** Runs per batch: one run is too short for the resolution of the clock of CPU time. */
const runsOfBatch = 12;
const cards = 48;
const facetValues = 160;

const products = Array.from({ length: cards }, (_, id) => ({
  id,
  title: `Parkbank ${id}`,
  text: 'Eine Bank aus Holz und Stahl, die lange hält.',
  facts: { lengthMm: 1800 + id, seatHeightMm: 450 + id, weightKg: 40 + id / 3 },
  pictures: [400, 800, 1200].map((width) => ({ width, src: `/media/${id}-${width}.avif` })),
}));

type Product = (typeof products)[number];

const Card = ({ product: { title, text, facts, pictures } }: { product: Product }) =>
  createElement(
    'li',
    { className: 'card' },
    createElement(
      'picture',
      null,
      ...pictures.map(({ src, width }) => createElement('source', { key: src, srcSet: src, width })),
    ),
    createElement('h3', null, createElement('a', { href: `/products/${title}/` }, title)),
    createElement('p', null, text),
    createElement(
      'dl',
      null,
      ...Object.entries(facts).map(([name, value]) => createElement('dd', { key: name, title: name }, value)),
    ),
  );

const Facet = ({ value }: { value: number }) =>
  createElement('label', { className: 'facet' }, createElement('input', { type: 'checkbox', name: 'f', value }), `${value} mm`);

/** Renders a page like a product list, from parsed JSON to HTML. */
function renderReferencePage(): number {
  const parsed: Product[] = JSON.parse(JSON.stringify(products));
  const page = createElement(
    'main',
    null,
    createElement(
      'form',
      null,
      ...Array.from({ length: facetValues }, (_, value) => createElement(Facet, { key: value, value })),
    ),
    createElement('ul', null, ...parsed.map((product) => createElement(Card, { key: product.id, product }))),
  );
  return renderToString(page).length;
}

/** Returns the CPU time of this thread in ms. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Returns the mean CPU time of a run in ms. */
function timeOfBatch(): number {
  const start = threadTime();
  for (let run = 0; run < runsOfBatch; run += 1) renderReferencePage();
  return (threadTime() - start) / runsOfBatch;
}

// Compiles the code before the first measurement.
for (let run = 0; run < 200; run += 1) renderReferencePage();
parentPort?.on('message', () => parentPort?.postMessage(median(Array.from({ length: batches }, timeOfBatch))));
