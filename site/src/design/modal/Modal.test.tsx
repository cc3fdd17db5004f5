import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { Modal } from './Modal.tsx';

const closed = () => undefined;

test('PAG-15 a modal has its title as name, and its close button has the given label', () => {
  const html = renderView(
    <Modal title="Bewaar dit product" closeLabel="Venster sluiten" onClose={closed}>
      <p>Log in</p>
    </Modal>,
  );
  const titleId = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<h2[^>]*id="${titleId}"[^>]*>Bewaar dit product</h2>`));
  expect(html).toContain('aria-label="Venster sluiten"');
});

test('PAG-15 a modal without a label for its close button hides the button', () => {
  const html = renderView(
    <Modal title="Even geduld" onClose={closed}>
      <p>Bezig</p>
    </Modal>,
  );
  expect(html).not.toContain('<button');
});
