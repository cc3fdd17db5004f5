import type { FieldHook, TextareaField } from 'payload';
import type { Label } from '../payload/label.ts';
import { limits } from '../payload/limits.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const sanitise: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string') return value;
  const { allowedEmbedHosts } = await req.payload.findGlobal({
    slug: 'globals',
    depth: 0,
    select: { allowedEmbedHosts: true },
    req,
  });
  return sanitiseHtml(value, { allowedEmbedHosts: allowedEmbedHosts ?? [] });
};

/** HTML that editors write; sanitised on every save (SEC-02). */
export function html(name: string, label: Label): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    maxLength: limits.html,
    hooks: {
      beforeChange: [sanitise],
    },
  };
}
