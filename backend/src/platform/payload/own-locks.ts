import type { CollectionBeforeChangeHook, SanitizedConfig } from 'payload';

const inOwnName: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data;

/** Makes each lock of a document, which Payload takes as it is sent, the lock of the editor who sends it. */
export function ownLocks({ collections }: SanitizedConfig): void {
  for (const { slug, hooks } of collections) {
    if (slug === 'payload-locked-documents') hooks.beforeChange = [...(hooks.beforeChange ?? []), inOwnName];
  }
}
