import type { Form } from '../../platform/generated/payload-types.ts';
import type { Label } from '../../platform/payload/label.ts';
import { isHandle, isReserved } from '../handles.ts';
import type { StoredField } from '../stored-form.ts';
import { formErrorMessages as words } from './form-error-messages.ts';
import { formLimits } from './form-limits.ts';

/** A mistake in a form with its path, such as `pages.0.rows.1.fields.0.handle`. */
export type FormDefinitionError = { path: string; message: Label };

/** The parts of a form that are checked. Texts are ignored, because they may be in one language or in all. */
export type CheckedForm = Pick<Form, 'handle' | 'pages' | 'retentionExceptions' | 'settings' | 'ticketSeries'>;

type PlacedField = { path: string; field: StoredField };

/** Returns the faults that would make a form impossible to send, or its values ambiguous. */
export function validateFormDefinition(form: CheckedForm): FormDefinitionError[] {
  const fields = placedFields(form);
  return [
    ...nameFaults('handle', form.handle),
    ...pageFaults(form),
    ...fields.flatMap(({ path, field }) => [
      ...nameFaults(`${path}.handle`, field.handle),
      ...optionFaults(path, field),
      ...boundFaults(path, field),
    ]),
    ...sameHandles(fields),
    ...conditionFaults(fields),
    ...retentionFaults(form, fields),
    ...ticketFaults(form),
    ...(fields.length > formLimits.fields ? [{ path: 'pages', message: words.tooManyFields(formLimits.fields) }] : []),
  ];
}

/** Returns the fields of a form with their paths. */
export function placedFields({ pages }: Pick<CheckedForm, 'pages'>): PlacedField[] {
  return (pages ?? []).flatMap((page, pageAt) =>
    (page?.rows ?? []).flatMap((row, rowAt) =>
      (row?.fields ?? []).map((field, at) => ({ path: `pages.${pageAt}.rows.${rowAt}.fields.${at}`, field })),
    ),
  );
}

/** Returns the fault of a handle. An empty handle has none, because it is generated on save. */
function nameFaults(path: string, handle: string | null | undefined): FormDefinitionError[] {
  if (!handle) return [];
  if (!isHandle(handle)) return [{ path, message: words.noHandle }];
  return isReserved(handle) ? [{ path, message: words.reserved }] : [];
}

function pageFaults({ pages }: CheckedForm): FormDefinitionError[] {
  if (!pages?.length) return [{ path: 'pages', message: words.noPages }];
  return pages.flatMap((page, index) =>
    (page.rows ?? []).some(({ fields }) => fields?.length) ? [] : [{ path: `pages.${index}.rows`, message: words.noFields }],
  );
}

function sameHandles(fields: readonly PlacedField[]): FormDefinitionError[] {
  const seen = new Set<string>();
  return fields.flatMap(({ path, field: { handle } }) => {
    if (handle && seen.has(handle)) return [{ path: `${path}.handle`, message: words.twice }];
    seen.add(handle);
    return [];
  });
}

function optionFaults(path: string, field: StoredField): FormDefinitionError[] {
  const list = optionsOf(field);
  if (!list) return [];
  if (!list.options?.length) return [{ path: `${path}.${list.name}`, message: words.noOptions }];
  const seen = new Set<string>();
  return list.options.flatMap(({ value }, index) => {
    const here = `${path}.${list.name}.${index}.value`;
    if (!value?.trim()) return [{ path: here, message: words.missing }];
    if (seen.has(value)) return [{ path: here, message: words.twice }];
    seen.add(value);
    return [];
  });
}

/** Returns the options of a field with the name of their property; undefined for a field without options. */
function optionsOf(field: StoredField) {
  switch (field.blockType) {
    case 'Dropdown':
    case 'Radio':
    case 'Checkboxes':
      return { name: 'options', options: field.options };
    case 'Name':
      return field.useMultipleFields && field.prefix?.enabled
        ? { name: 'prefixOptions', options: field.prefixOptions }
        : undefined;
    default:
      return undefined;
  }
}

function boundFaults(path: string, field: StoredField): FormDefinitionError[] {
  if (field.blockType === 'Number') {
    const { min, max } = field;
    return min != null && max != null && min > max ? [{ path: `${path}.max`, message: words.maxBelowMin }] : [];
  }
  if (field.blockType === 'Name' && field.useMultipleFields) {
    const parts = [field.prefix, field.firstName, field.middleName, field.lastName];
    return parts.some((part) => part?.enabled) ? [] : [{ path: `${path}.useMultipleFields`, message: words.noParts }];
  }
  const isLimited = (field.blockType === 'SingleLineText' || field.blockType === 'MultiLineText') && field.limit;
  return isLimited && !field.limitAmount ? [{ path: `${path}.limitAmount`, message: words.missing }] : [];
}

function conditionFaults(fields: readonly PlacedField[]): FormDefinitionError[] {
  const handles = new Set(fields.map(({ field }) => field.handle));
  return fields.flatMap(({ path, field }) => {
    if (!field.enableConditions) return [];
    const rules = field.conditions?.rules ?? [];
    if (rules.length === 0) return [{ path: `${path}.conditions.rules`, message: words.noRules }];
    const faulty = rules.flatMap((rule, index) => {
      const here = `${path}.conditions.rules.${index}`;
      if (!handles.has(rule.field)) return [{ path: `${here}.field`, message: words.noSuchField }];
      // Every answer contains an empty text.
      return rule.operator === 'contains' && !rule.value ? [{ path: `${here}.value`, message: words.missing }] : [];
    });
    const cycle = closesCycle(field.handle, fields) ? [{ path: `${path}.conditions.rules`, message: words.cycle }] : [];
    return [...faulty, ...cycle];
  });
}

function retentionFaults({ retentionExceptions }: CheckedForm, fields: readonly PlacedField[]): FormDefinitionError[] {
  const agreements = new Set(fields.filter(({ field }) => field.blockType === 'Agree').map(({ field }) => field.handle));
  return (retentionExceptions ?? []).flatMap(({ site, field }, index) => {
    if (field && !agreements.has(field)) return [{ path: `retentionExceptions.${index}.field`, message: words.noSuchField }];
    return site || field ? [] : [{ path: `retentionExceptions.${index}.field`, message: words.missing }];
  });
}

/** Returns the fault of a form that leads to another page, which could not show the ticket number. */
function ticketFaults({ ticketSeries, settings }: CheckedForm): FormDefinitionError[] {
  const leaves = settings?.submitAction === 'entry' || settings?.submitAction === 'url';
  return ticketSeries && leaves ? [{ path: 'settings.submitAction', message: words.numberUnseen }] : [];
}

/** Whether the conditions of a field depend on the field itself, directly or through other fields. */
function closesCycle(handle: string, fields: readonly PlacedField[]): boolean {
  const asked = new Map(
    fields
      .filter(({ field }) => field.enableConditions)
      .map(({ field }) => [field.handle, (field.conditions?.rules ?? []).map((rule) => rule.field)]),
  );
  const seen = new Set<string>();
  const waiting = [...(asked.get(handle) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === handle) return true;
    if (!seen.has(next)) waiting.push(...(asked.get(next) ?? []));
    seen.add(next);
  }
  return false;
}
