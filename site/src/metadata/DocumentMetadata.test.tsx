import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withRenderRequest } from '../platform/rendering/render-request.server.ts';
import { DocumentMetadata } from './DocumentMetadata.tsx';

const name = 'A </script><script>alert(1)</script> & "bench"';

function rendered(metadata?: Record<string, unknown>): { html: string; registered: string[] } {
  const registered: string[] = [];
  const written = metadata && Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, JSON.stringify(value)]));
  const empty = { metaTitleContainer: '{}', metaTagContainer: '{}', metaLinkContainer: '{}', metaScriptContainer: '{}' };
  const request = {
    context: undefined as never,
    metadata: written && { ...empty, metaJsonLdContainer: '{}', ...written },
    registerScript: (text: string) => void registered.push(text),
    registerFrames: () => {},
    deliver: () => {},
  };
  return { html: withRenderRequest(request as never, () => renderToStaticMarkup(<DocumentMetadata />)), registered };
}

test('SEO-02 structured data are escaped so that they cannot end their element, and parse to the same value', () => {
  const { html } = rendered({ metaJsonLdContainer: { Product: { '@type': 'Product', name } } });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual([{ '@type': 'Product', name }]);
});

test('SEO-01 SEC-01 the document contains the scripts of the metadata, and their texts are registered', () => {
  const { html, registered } = rendered({ metaScriptContainer: { a: { text: 'window.a = "<b>"' }, b: { src: '/own.js' } } });
  expect(html).toContain('<script>window.a = "<b>"</script>');
  expect(html).toContain('src="/own.js"');
  expect(registered).toEqual(['window.a = "<b>"']);
});

test('SEO-01 a page without metadata renders no tags', () => {
  expect(rendered().html).toBe('');
});
