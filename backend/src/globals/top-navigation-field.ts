import type { ArrayField } from 'payload';
import { callToActionFields } from '../platform/payload/fields/call-to-action.ts';
import { choice } from '../platform/payload/fields/choice-fields.ts';

/** Returns the field for the links of the top bar (NAV-01), with a separate list per language. */
export function topNavigation(): ArrayField {
  return {
    name: 'topNavigation',
    type: 'array',
    label: { nl: 'Links in de bovenste balk', en: 'Links in the top bar', de: 'Links in der oberen Leiste' },
    labels: { singular: { nl: 'Link', en: 'Link', de: 'Link' }, plural: { nl: 'Links', en: 'Links', de: 'Links' } },
    localized: true,
    maxRows: 8,
    fields: [
      ...callToActionFields,
      choice(
        'target',
        { nl: 'Openen in', en: 'Open in', de: 'Öffnen in' },
        {
          _self: { nl: 'Hetzelfde tabblad', en: 'The same tab', de: 'Demselben Tab' },
          _blank: { nl: 'Een nieuw tabblad', en: 'A new tab', de: 'Einem neuen Tab' },
        },
        { initial: '_self' },
      ),
    ],
  };
}
