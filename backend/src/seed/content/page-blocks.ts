import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Field } from 'payload';
import { blocks as definitions } from '../../page-builder/blocks.ts';
import type { StoredBlock } from '../../page-builder/served-blocks.ts';
import { callToActionIn, type DemoCallToAction, richTextOf } from './convert-fields.ts';
import type { Texts } from './demo-content.ts';
import type { References } from './references.ts';

type DemoValues = Readonly<Record<string, unknown>>;

/** A block of the demo content: its kind, and its values by field. Texts have all languages, and records are references. */
export type DemoBlock = DemoValues & { type: string };

type Target = { locale: LocaleCode; references: References };

/** Returns the blocks of an entry in one language. Each language has a separate list. Throws for an unknown kind. */
export function blocksIn(locale: LocaleCode, blocks: readonly DemoBlock[], references: References): StoredBlock[] {
  return blocks.map(({ type, ...values }) => {
    const definition = definitions.find(({ kind }) => kind === type);
    if (!definition) throw new Error(`the demo content has a block of the unknown kind ${type}`);
    return { blockType: type, ...fieldValues(definition.fields, values, { locale, references }) } as StoredBlock;
  });
}

/** Returns the values that Payload stores. Throws for a value whose field does not exist. */
function fieldValues(fields: readonly Field[], values: DemoValues, target: Target): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.find((one) => 'name' in one && one.name === name);
      if (!field) throw new Error(`the demo content has the unknown field ${name} in a block`);
      return [name, fieldValue(field, value, target)];
    }),
  );
}

function fieldValue(field: Field, value: unknown, target: Target): unknown {
  const { locale, references } = target;
  switch (field.type) {
    case 'upload':
      return field.hasMany ? references.pictures(value as string[]) : references.picture(value as string);
    case 'relationship':
      return field.hasMany ? references.ids(value as string[]) : references.id(value as string);
    case 'richText':
      return richTextOf((value as Texts)[locale], references);
    case 'array':
      return (value as DemoValues[]).map((row) => fieldValues(field.fields, row, target));
    // Blocks have no other groups than calls to action.
    case 'group':
      return callToActionIn(locale, value as DemoCallToAction, references);
    case 'select':
      return String(value);
    default:
      return typeof value === 'object' && value !== null ? (value as Texts)[locale] : value;
  }
}
