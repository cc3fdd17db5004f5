import { textsOf, valueIn } from './field-values.ts';
import { type AgreeField, type FormCondition, type FormDefinition, type FormField, fieldsOf } from './form-definition.ts';
import type { FormValues } from './form-values.ts';

/**
 * The fields that are there under these values, in their order (FRM-02, FRM-03): not those that are disabled, and not those that their
 * conditions hide. A field that is not there counts as empty for the conditions of others. Where conditions go round in a circle, the
 * field at which it closes counts as there.
 */
export function shownFields(form: Pick<FormDefinition, 'pages'>, values: FormValues): FormField[] {
  const fields = fieldsOf(form);
  const byHandle = new Map(fields.map((field) => [field.handle, field]));
  const known = new Map<FormField, boolean>();

  function isShown(field: FormField): boolean {
    const before = known.get(field);
    if (before !== undefined) return before;
    known.set(field, true);
    const shown = field.visibility !== 'disabled' && conditionsHold(field);
    known.set(field, shown);
    return shown;
  }

  function conditionsHold({ enableConditions, conditions }: FormField): boolean {
    if (!enableConditions || !conditions?.rules.length) return true;
    const holds = conditions.match === 'all' ? conditions.rules.every(ruleHolds) : conditions.rules.some(ruleHolds);
    return holds === (conditions.action === 'show');
  }

  function ruleHolds(rule: FormCondition): boolean {
    const field = byHandle.get(rule.field);
    if (field?.type === 'Agree') return agrees(isShown(field) && valueIn(values, rule.field) === true, field, rule);
    const texts = field && isShown(field) ? textsOf(valueIn(values, rule.field)) : [];
    const several = field?.type === 'Checkboxes' || (field?.type === 'Dropdown' && field.multiple);
    return compare(texts, rule, several);
  }

  return fields.filter(isShown);
}

/** A rule speaks of an Agree that is not ticked as empty, as `false`, or as editors call that; any other word means that it is ticked. */
function agrees(isTicked: boolean, { uncheckedValue }: AgreeField, { operator, value }: FormCondition): boolean {
  const asksForTicked = !['', 'false', uncheckedValue].includes(value);
  return (isTicked === asksForTicked) === (operator !== 'differs');
}

/** `equals` means that it is the one choice that was made; a list contains a choice, a text contains words, in capitals or not. */
function compare(texts: readonly string[], { operator, value }: FormCondition, several: boolean): boolean {
  if (operator === 'contains') {
    if (several) return texts.includes(value);
    return texts.some((text) => text.toLowerCase().includes(value.toLowerCase()));
  }
  const equal = texts.length <= 1 && (texts[0] ?? '') === value;
  return equal === (operator === 'equals');
}
