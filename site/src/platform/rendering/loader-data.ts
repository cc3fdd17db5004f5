import { createSerializationAdapter } from '@tanstack/react-router';

const travelling = new WeakMap<object, object>();

/** Marks the data of a loader as plain JSON: so they travel in the page as one string, or as much of them as is to be `sent`. */
export function asJson<Data extends object>(data: Data, sent: object = data): Data {
  travelling.set(data, sent);
  return data;
}

/**
 * Takes the data of loaders into the page as JSON text. The router's own form, a script that builds the objects one by one, is a tenth
 * larger in brotli, costs more of each render, and is slower to read than `JSON.parse`.
 */
export const loaderData = createSerializationAdapter({
  key: 'json',
  test: (value): value is object => typeof value === 'object' && value !== null && travelling.has(value),
  toSerializable: (value) => JSON.stringify(travelling.get(value)),
  fromSerializable: (text: string): object => JSON.parse(text),
});
