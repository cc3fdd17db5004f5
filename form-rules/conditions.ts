import { type FormValues, textsOf, valueIn } from './field-values.ts';
import { type AgreeField, type FormCondition, type FormDefinition, type FormField, fieldsOf } from './form-definition.ts';

/**
 * Returns the fields that are present for these values, in order (FRM-02, FRM-03): neither disabled nor hidden by their conditions. An
 * absent field counts as empty for the conditions of others. In a cycle of conditions, the field that closes it counts as present.
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

/**
 * Whether an Agree matches a rule. The values empty, `false` and the editors' label for unticked mean not ticked; any other value means
 * ticked.
 */
function agrees(isTicked: boolean, { uncheckedValue }: AgreeField, { operator, value }: FormCondition): boolean {
  const asksForTicked = !['', 'false', uncheckedValue].includes(value);
  return (isTicked === asksForTicked) === (operator !== 'differs');
}

/**
 * Whether a value matches a rule. `equals` needs exactly this choice; `contains` matches one of several choices, or a part of a text,
 * ignoring case.
 */
function compare(texts: readonly string[], { operator, value }: FormCondition, several: boolean): boolean {
  if (operator === 'contains') {
    if (several) return texts.includes(value);
    return texts.some((text) => text.toLowerCase().includes(value.toLowerCase()));
  }
  const equal = texts.length <= 1 && (texts[0] ?? '') === value;
  return equal === (operator === 'equals');
}
