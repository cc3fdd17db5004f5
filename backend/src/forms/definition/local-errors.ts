import type { Field, Validate } from 'payload';
import { validations } from 'payload/shared';
import { labelFor } from '../../platform/payload/label.ts';
import { type CheckedForm, type FormDefinitionError, validateFormDefinition } from './form-definition-validation.ts';

type Checked = Extract<Field, { type: keyof typeof validations; validate?: unknown }>;

/**
 * Returns the field with a validation that also reports the form's fault at this field (FRM-15). Payload collects the messages of
 * all fields, so that one save shows every fault at its field.
 */
export function localErrors<Own extends Checked>(field: Own, more?: Validate): Own {
  const own = (field.validate ?? validations[field.type]) as Validate;
  const validate: Validate = async (value, options) => {
    const answer = await own(value, options);
    if (answer !== true) return answer;
    const error = validateFormDefinition(options.data as CheckedForm).find((one) => stands(one, field.name, options));
    if (error) return labelFor(options.req, error.message);
    return more ? await more(value, options) : true;
  };
  return { ...field, validate };
}

type Place = { data: unknown; siblingData: unknown; path?: (number | string)[] };

/**
 * Whether a fault belongs to this field. While an editor types, Payload passes no path; the parent object then identifies the
 * field.
 */
function stands(error: FormDefinitionError, name: string, { data, siblingData, path }: Place): boolean {
  if (path) return error.path === path.join('.');
  const steps = error.path.split('.');
  if (steps.pop() !== name) return false;
  let here = data;
  for (const step of steps) here = (here as Record<string, unknown> | null | undefined)?.[step];
  return here === siblingData;
}
