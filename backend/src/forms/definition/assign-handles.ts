import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { Form } from '../../platform/generated/payload-types.ts';
import { slugifyHandle } from '../handles.ts';
import type { StoredField } from '../stored-form.ts';
import { placedFields } from './form-definition-validation.ts';
import { localizedValue } from './localized-value.ts';

/** Returns a text in the main language, whether one language or all are saved; an empty text if it is missing. */
const textOf = (value: unknown): string => {
  const text = localizedValue(value, defaultLocale);
  return typeof text === 'string' ? text : '';
};

const isGiven = (handle: unknown): handle is string => typeof handle === 'string' && handle.trim() !== '';

/**
 * Sets the handle of a form and of its fields if the editor has left it empty: the previous handle, or one generated from the
 * title or label. Later changes of the label do not change it, because submissions refer to it.
 */
export const assignHandles: CollectionBeforeValidateHook<Form> = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  if ((operation === 'create' || 'handle' in data) && !isGiven(data.handle))
    data.handle = originalDoc?.handle ?? (await handleOfForm(req, textOf(data.title)));
  if (data.pages) nameFields(data, originalDoc ?? {});
  return data;
};

async function handleOfForm(req: PayloadRequest, title: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    select: { handle: true },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true,
  });
  return slugifyHandle(title, new Set(docs.map(({ handle }) => handle)), 'form');
}

function nameFields(form: Partial<Form>, stored: Partial<Form>): void {
  const fields = fieldsIn(form);
  const known = new Map(fieldsIn(stored).map(({ id, handle }) => [id, handle]));
  for (const field of fields) if (!isGiven(field.handle) && field.id) field.handle = known.get(field.id) ?? '';
  const taken = new Set(fields.map(({ handle }) => handle));
  for (const field of fields) {
    if (!isGiven(field.handle)) field.handle = slugifyHandle(textOf(field.label), taken, 'field');
    taken.add(field.handle);
  }
}

const fieldsIn = ({ pages }: Partial<Form>): StoredField[] => placedFields({ pages: pages ?? [] }).map(({ field }) => field);
