import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { createTitleLoader } from '../../../src/references/related-titles.ts';
import { maxShown, relationsIn } from './relations-in.ts';

/** Loads the titles of all cells of a list together. */
const titlesOf = cache(createTitleLoader);

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
