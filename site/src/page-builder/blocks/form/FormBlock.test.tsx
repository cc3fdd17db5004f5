import { expect, test } from 'vitest';
import { testForm } from '../../../forms/test-form.ts';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, words } from '../../test-block.ts';
import { FormBlock } from './FormBlock.tsx';

const html = (content: object, locale: 'nl' | 'en' | 'de' = 'en') =>
  renderView(<FormBlock block={block({ handle: 'contact', ...content })} />, { locale });

test('BLK-14 a form is rendered under its title, which labels it', () => {
  const form = html({ form: testForm([[]]) });
  expect(form).toMatch(/<h2 [^>]*id="block-4601">Send a message<\/h2>/);
  expect(form).toMatch(/<form [^>]*id="form-4601"[^>]*aria-labelledby="block-4601"/);
});

test('FRM-01 a form without its title still has a name', () => {
  const form = html({ form: testForm([[]], { displayFormTitle: false }) });
  expect(form).not.toContain('<h2');
  expect(form).toMatch(/<form [^>]*aria-label="Send a message"/);
});

test('FRM-13 a deleted form is replaced by a message', () => {
  expect(words(html({ form: null }))).toEqual(['Unable to find form contact.']);
  expect(words(html({ form: null }, 'nl'))).toEqual(['Het formulier contact is niet gevonden.']);
});
