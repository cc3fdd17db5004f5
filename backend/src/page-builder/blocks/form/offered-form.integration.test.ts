import { expect, it } from 'vitest';
import { createForm, topic } from '../../../testing/edited-forms.ts';
import { payloadTest } from '../../../testing/test-payload.ts';

const test = payloadTest();

it('FRM-13 a form is published only in languages in which it is offered, and drafts may contain it', async () => {
  const form = await createForm(test.payload, 'onlyDutch', [topic], { sites: ['nl'] });
  const blocks = [{ blockType: 'form' as const, form: form.id }];
  const data = { title: 'Melding', slug: 'melding', type: 'contentPage', blocks } as const;
  const { id } = await test.payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { ...data, _status: 'published' } as never,
  });
  const inGerman = (status: 'draft' | 'published') =>
    test.payload.update({
      ...{ collection: 'pages', id, locale: 'de', draft: status === 'draft' },
      data: { ...data, title: 'Meldung', slug: 'meldung', _status: status } as never,
    });
  await inGerman('draft');
  await expect(inGerman('published')).rejects.toMatchObject({
    data: {
      errors: [{ message: expect.stringMatching(/not offered on the site Deutsch|niet te vinden op de website Deutsch/) }],
    },
  });
  await test.payload.update({ collection: 'forms', id: form.id, locale: 'nl', data: { sites: ['nl', 'de'] } });
  expect((await inGerman('published'))._status).toBe('published');
});
