import type { Block } from 'payload';
import { html } from '../../../platform/html/html-field.ts';

/** BLK-17: HTML, sanitised with an allowlist. */
export const htmlBlock: Block = {
  slug: 'html',
  interfaceName: 'HtmlBlock',
  labels: { singular: { nl: 'HTML', en: 'HTML', de: 'HTML' }, plural: { nl: 'HTML', en: 'HTML', de: 'HTML' } },
  fields: [html('html', { nl: 'HTML', en: 'HTML', de: 'HTML' })],
};
