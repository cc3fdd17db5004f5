import type { FieldHook, TextField } from 'payload';
import { limits } from '../limits.ts';
import { text } from './text-fields.ts';

const label = { nl: 'Sleutel', en: 'Key', de: 'Schlüssel' };

const description = {
  nl: 'Vaste naam waarmee filters en koppelingen dit vinden; niet te wijzigen.',
  en: 'Stable name by which filters and integrations find this; it cannot be changed.',
  de: 'Fester Name, mit dem Filter und Anbindungen dies finden; nicht änderbar.',
};

const field = () => text('key', label, { unique: true, readOnly: true, sidebar: true, maxLength: limits.key, description });

/** Returns a field for a stable name, by which the seed finds an entry. Editors cannot change it and see it only if it is set. */
export function key(): TextField {
  const { admin, ...rest } = field();
  return {
    ...rest,
    admin: { ...admin, condition: (data) => Boolean(data.key) },
    hooks: { beforeDuplicate: [() => null] },
  } as TextField;
}

/** Returns a field for a stable name that filter addresses and code refer to; derived from the title if empty. */
export function requiredKey(): TextField {
  return { ...field(), required: true, hooks: { beforeDuplicate: [() => null], beforeValidate: [keyOfTitle] } } as TextField;
}

const keyOfTitle: FieldHook = ({ value, operation, data }) => {
  if (value || operation !== 'create' || typeof data?.title !== 'string') return value;
  return wordsOf(data.title).slice(0, limits.key);
};

function wordsOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
