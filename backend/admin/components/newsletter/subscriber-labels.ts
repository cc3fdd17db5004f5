import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts about subscribers to the newsletter. */
export const subscriberLabels = {
  export: { nl: 'Exporteren als CSV', en: 'Export as CSV', de: 'Als CSV exportieren' },
  hint: {
    nl: 'Wie bevestigd heeft, met de link om af te melden die onder elke nieuwsbrief hoort. Uw export komt in het logboek van inzage.',
    en: 'All confirmed subscribers, with the unsubscribe links that newsletters need. The access log records your export.',
    de: 'Wer bestätigt hat, mit dem Abmeldelink, der unter jeden Newsletter gehört. Ihr Export wird im Zugriffsprotokoll vermerkt.',
  },
} as const satisfies Record<string, Label>;
