import DataLoader from 'dataloader';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { keyOfRelated, type Related, relatedTitles } from '../../../src/references/related-titles.ts';
import { maxShown, relationsIn } from './relations-in.ts';

/** Loads the titles of all cells of a list with one query per collection. */
const titlesOf = cache(
  (payload: Payload, language: string) =>
    new DataLoader<Related, string | undefined, string>(
      async (related) => {
        const titles = await relatedTitles({ payload, i18n: { language } }, related);
        return related.map((one) => titles.get(keyOfRelated(one)));
      },
      { cacheKeyFn: keyOfRelated },
    ),
);

/**
 * Renders the titles of the related entries in the language of the admin. For lists without texts per language, because Payload loads the
 * titles in the language of the content, which such a list does not have.
 */
export async function TitleCell({ cellData, field, i18n, payload }: DefaultServerCellComponentProps) {
  const relations = relationsIn(cellData, 'relationTo' in field ? field.relationTo : undefined);
  const shown = relations.slice(0, maxShown).map(({ relationTo, value }) => ({ collection: relationTo, id: Number(value) }));
  const titles = await Promise.all(shown.map(async (one) => (await titlesOf(payload, i18n.language).load(one)) ?? `#${one.id}`));
  const more = relations.length - titles.length;
  return <span>{titles.length === 0 ? '–' : titles.join(', ') + (more > 0 ? ` + ${more}` : '')}</span>;
}
