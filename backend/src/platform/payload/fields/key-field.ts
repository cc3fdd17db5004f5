import type { FieldHook, TextField } from 'payload';
import { limits } from '../limits.ts';
import { text } from './text-fields.ts';

const label = { nl: 'Sleutel', en: 'Key', de: 'Schlüssel' };

const field = () => text('key', label, { unique: true, readOnly: true, sidebar: true, maxLength: limits.key });

/** A stable name that the set-up knows an entry by; editors do not change it, and see it only where there is one. */
export function key(): TextField {
  const { admin, ...rest } = field();
  return {
    ...rest,
    admin: { ...admin, condition: (data) => Boolean(data.key) },
    hooks: { beforeDuplicate: [() => null] },
  } as TextField;
}

/** A stable name that addresses of filters and code know an item by; made from its title where none is given. */
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
