import type { RelationshipField, RelationshipFieldManyValidation, Where } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { relations } from '../../platform/payload/fields/relation-fields.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';

/** Maximum number of options that an option excludes or requires. */
const maxRows = 20;

const foreign: Label = {
  nl: 'Kies alleen andere opties van hetzelfde product.',
  en: 'Choose only other options of the same product.',
  de: 'Wählen Sie nur andere Optionen desselben Produkts.',
};

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** Returns a filter of the other options of the product. */
const ofSameProduct = ({ id, data }: { id?: number | string | undefined; data?: { product?: unknown } }): Where => ({
  product: { equals: idOf(data?.product) ?? 0 },
  ...(id !== undefined && { id: { not_equals: id } }),
});

/** Refuses an option of another product, and the option itself. */
const validate: RelationshipFieldManyValidation = async (value, options) => {
  const valid = await validateRelationship(value, options);
  const ids = [value ?? []].flat().map(idOf);
  if (valid !== true || ids.length === 0 || !options.req.payload) return valid;
  const where: Where = { and: [{ id: { in: ids } }, ofSameProduct(options as Parameters<typeof ofSameProduct>[0])] };
  const { totalDocs } = await options.req.payload.count({ collection: 'productOptions', where, req: options.req });
  return totalDocs === new Set(ids).size ? true : labelFor(options.req, foreign);
};

/** Returns the field for other options of the same product (CAT-16). */
export const otherOptions = (name: string, label: Label, description: Label): RelationshipField =>
  ({
    ...relations(name, label, 'productOptions', { description, maxRows }),
    filterOptions: ofSameProduct,
    validate,
  }) as RelationshipField;
