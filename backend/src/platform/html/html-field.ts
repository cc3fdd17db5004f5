import type { FieldHook, TextareaField } from 'payload';
import type { Label } from '../payload/label.ts';
import { limits } from '../payload/limits.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Sanitises a text, or one per language if all languages are written at once. */
const sanitise: FieldHook = async ({ value, req }) => {
  if (!value) return value;
  const { allowedEmbedHosts } = await req.payload.findGlobal({
    slug: 'globals',
    depth: 0,
    select: { allowedEmbedHosts: true },
    req,
  });
  const clean = (text: unknown) =>
    typeof text === 'string' ? sanitiseHtml(text, { allowedEmbedHosts: allowedEmbedHosts ?? [] }) : text;
  if (typeof value !== 'object') return clean(value);
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, clean(text)]));
};

/** Returns a field for HTML of editors, which is sanitised on every save (SEC-02). */
export function html(name: string, label: Label, { description }: { description?: Label } = {}): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    maxLength: limits.html,
    admin: { description },
    hooks: {
      beforeChange: [sanitise],
    },
  };
}
