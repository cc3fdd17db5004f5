import type { ClientBlock } from 'payload';
import { type BlockGroup, blockGroups } from '../../../src/page-builder/block-groups.ts';
import { fieldLabelFor, type Label, labelFor } from '../../../src/platform/payload/label.ts';
import type { Searchable } from './block-search.ts';

/** A kind of block as the picker shows it. */
export type BlockChoice = Searchable & { kind: string; group: BlockGroup; picture: string };

type Language = { i18n: { language: string } };
type PickerTexts = { group: BlockGroup; help: Label; synonyms: Label };

/** Returns the name of a kind of block. */
export const blockKindName = (language: Language, { labels, slug }: ClientBlock): string =>
  fieldLabelFor(language, labels?.singular) || slug;

/** Returns the drawing of a kind of block as an address. */
export function blockPicture({ admin }: ClientBlock): string {
  const thumbnail = admin?.images?.thumbnail;
  return typeof thumbnail === 'string' ? thumbnail : (thumbnail?.url ?? '');
}

/** Returns the blocks that an editor may choose, in the order of their groups. HTML is offered to administrators only. */
export function blockChoices(language: Language, blocks: readonly ClientBlock[], isAdministrator: boolean): BlockChoice[] {
  const choices = blocks.map((block) => {
    const { group, help, synonyms } = (block.admin?.custom ?? {}) as PickerTexts;
    const texts = { help: labelFor(language, help), synonyms: labelFor(language, synonyms) };
    return { kind: block.slug, group, picture: blockPicture(block), name: blockKindName(language, block), ...texts };
  });
  const groups = Object.keys(blockGroups);
  return choices
    .filter(({ group }) => group !== 'technical' || isAdministrator)
    .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}
