import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RenderRequest, withRenderRequest } from '../platform/rendering/render-request.server.ts';
import { TimeToken } from './TimeToken.tsx';
import { usePostedForm } from './use-posted-form.ts';

const field = '<input type="hidden" name="form.time" value="1.abc">';

const render = (request: Partial<RenderRequest>, view = <TimeToken />) =>
  withRenderRequest({ timeToken: () => '1.abc', ...request } as RenderRequest, () => renderToStaticMarkup(view));

test('FRM-12 the token is for browsers without scripts, and for all browsers on a page that answers a posted form', () => {
  expect(render({})).toBe(`<noscript>${field}</noscript>`);
  expect(render({ posted: {} })).toBe(`<span>${field}</span>`);
  expect(renderToStaticMarkup(<TimeToken />)).toBe('<noscript></noscript>');
});

test('FRM-07 a form gets its own posted values, not those of another form', () => {
  const View = ({ handle }: { handle: string }) => <p>{usePostedForm(handle)?.idempotencyKey ?? 'none'}</p>;
  const posted = { handle: 'contact', idempotencyKey: 'k' };
  expect(render({ posted }, <View handle="contact" />)).toBe('<p>k</p>');
  expect(render({ posted }, <View handle="quoteRequest" />)).toBe('<p>none</p>');
  expect(renderToStaticMarkup(<View handle="contact" />)).toBe('<p>none</p>');
});
