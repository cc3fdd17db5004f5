import { expect, test } from 'vitest';
import { renderEmail } from './email-template.ts';
import type { EmailPart, EmailTemplate } from './email-template-parts.ts';

const write = (parts: readonly EmailPart[], more: Partial<EmailTemplate> = {}) =>
  renderEmail({
    locale: 'nl',
    company: {
      name: 'Brinkmeent',
      address: ['Industrieweg 12', '1234 AB Ede'],
      email: 'info@brinkmeent.example',
      url: 'https://www.brinkmeent.example',
    },
    title: 'Uw aanvraag',
    intro: 'Dank u wel.\n\nWij bellen u.',
    parts,
    ...more,
  });

test('FRM-14 writes the same content as text and as HTML', () => {
  const { text, html } = write([
    { kind: 'heading', text: 'Uw gegevens' },
    {
      kind: 'rows',
      rows: [
        { label: 'Naam', value: 'Jan' },
        { label: 'Vraag', value: 'Hoe\r\ndan?' },
      ],
    },
    {
      kind: 'lines',
      lines: [
        {
          title: 'Meent',
          aside: '3 ×',
          url: 'https://x.example/meent/',
          picture: 'https://x.example/m.jpg',
          facts: [{ label: 'Kleur', value: 'RAL 6009' }],
        },
      ],
    },
    { kind: 'button', label: 'Bevestigen', url: 'https://x.example/ja?a=1&b=2' },
    { kind: 'note', text: 'U krijgt dit omdat u erom vroeg.' },
  ]);
  expect(text).toBe(`Uw aanvraag
===========

Dank u wel.

Wij bellen u.

Uw gegevens
-----------

Naam: Jan
Vraag:
  Hoe
  dan?

* Meent (3 ×)
  Kleur: RAL 6009
  https://x.example/meent/

Bevestigen:
https://x.example/ja?a=1&b=2

U krijgt dit omdat u erom vroeg.

-- 
Brinkmeent
Industrieweg 12
1234 AB Ede
info@brinkmeent.example
https://www.brinkmeent.example/
`);
  expect(html).toContain('<html lang="nl-NL">');
  for (const said of [
    'Dank u wel.</p>',
    'Wij bellen u.</p>',
    'Uw gegevens</h2>',
    '>Naam</th>',
    'Hoe<br>dan?',
    '3 ×</td>',
    'Kleur: RAL 6009',
    '1234 AB Ede<br>',
  ]) {
    expect(html).toContain(said);
  }
  expect(html).toContain('<img src="https://x.example/m.jpg" alt="" width="112"');
  expect(html).toContain('href="https://x.example/ja?a=1&amp;b=2"');
});

test('FRM-14 escapes all texts in HTML, and links only web and email addresses', () => {
  const bad = `<script>alert(1)</script>"'&`;
  const evil = 'javascript:alert(1)';
  const { html } = write(
    [
      { kind: 'heading', text: bad },
      { kind: 'paragraph', text: bad },
      { kind: 'rows', rows: [{ label: bad, value: bad, url: evil }] },
      {
        kind: 'lines',
        lines: [{ title: bad, aside: bad, url: evil, picture: 'data:image/svg+xml,<svg/>', facts: [{ label: bad, value: bad }] }],
      },
      { kind: 'button', label: bad, url: evil },
      { kind: 'link', label: bad, url: 'https://x.example/"onclick="y' },
      { kind: 'note', text: bad },
    ],
    { title: bad, intro: bad, company: { name: bad, address: [bad], url: evil } },
  );
  expect(html).not.toContain('<script>');
  expect(html).not.toMatch(/(?:href|src)="(?!https:)/);
  expect(html).not.toContain('"onclick');
  expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;/g)?.length).toBe(17);
});
