import { describe, expect, it } from 'vitest';
import { draftedCollections } from '../platform/publication/drafted-collections.ts';
import { buildPayloadConfig } from './payload-config.ts';
import { placeholderOptions } from './payload-options.ts';

const cookiesAt = async (adminUrl: string) => {
  const { collections } = await buildPayloadConfig({ ...placeholderOptions, adminUrl });
  return collections.find(({ slug }) => slug === 'users')?.auth.cookies;
};

it('marks the admin’s session cookie as secure if the admin uses https', async () => {
  expect(await cookiesAt('https://admin.example.org')).toMatchObject({ secure: true, sameSite: 'Lax' });
  expect((await cookiesAt('http://localhost:3002'))?.secure).toBeFalsy();
});

describe('publication per language', () => {
  it('is enabled for every collection with drafts, and for no other', async () => {
    const { collections } = await buildPayloadConfig(placeholderOptions);
    const drafted = collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug);
    expect(drafted.sort()).toEqual([...draftedCollections].sort());
    for (const { versions } of collections) if (versions?.drafts) expect(versions.drafts.localizeStatus).toBe(true);
  });

  it('has no shared list with localised texts, because Payload merges such lists by position', async () => {
    const { collections } = await buildPayloadConfig(placeholderOptions);
    type AnyField = {
      name?: string;
      type: string;
      localized?: boolean;
      flattenedFields?: AnyField[];
      blocks?: { flattenedFields: AnyField[] }[];
    };
    const texts = (field: AnyField): AnyField[] => [
      ...(field.localized ? [field] : []),
      ...(field.flattenedFields ?? []).flatMap(texts),
      ...(field.blocks ?? []).flatMap(({ flattenedFields }) => flattenedFields.flatMap(texts)),
    ];
    const faulty = (fields: AnyField[], path: string): string[] =>
      fields.flatMap((field) => {
        const here = `${path}.${field.name}`;
        const isSharedList = (field.type === 'array' || field.type === 'blocks') && !field.localized;
        return isSharedList && texts(field).length > 0
          ? [here]
          : field.localized
            ? []
            : faulty(field.flattenedFields ?? [], here);
      });
    const drafted = collections.filter(({ versions }) => versions?.drafts);
    const all = drafted.flatMap(({ slug, flattenedFields }) => faulty(flattenedFields as unknown as AnyField[], slug));
    expect(all).toEqual([]);
  });

  it('EDT-14 is told by the form of every collection with drafts, in one note outside of its tabs', async () => {
    const { collections } = await buildPayloadConfig(placeholderOptions);
    const noted = collections.filter(({ fields }) => fields.some((field) => field.type === 'ui' && field.name === 'sharedNote'));
    expect(noted.map(({ slug }) => slug).sort()).toEqual([...draftedCollections].sort());
  });
});
