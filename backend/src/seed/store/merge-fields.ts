type Written = Record<string, unknown>;

const isGroup = (value: unknown): value is Written => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges shared fields with the texts of one language. A group may have fields of both kinds. */
export function mergeFields(shared: object, texts: object): Written {
  const merged: Written = { ...shared };
  for (const [name, value] of Object.entries(texts)) {
    const present = merged[name];
    merged[name] = isGroup(present) && isGroup(value) ? { ...present, ...value } : value;
  }
  return merged;
}
