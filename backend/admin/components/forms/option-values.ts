import type { FormState } from 'payload';

/** Returns the values of the options beside the one with this path. */
export function otherValues(state: FormState, path: string): ReadonlySet<string> {
  const list = path.replace(/\.\d+\.value$/, '');
  const isOther = (key: string) => key !== path && key.startsWith(`${list}.`) && /^\d+\.value$/.test(key.slice(list.length + 1));
  return new Set(Object.entries(state).flatMap(([key, field]) => (isOther(key) && field.value ? [String(field.value)] : [])));
}
