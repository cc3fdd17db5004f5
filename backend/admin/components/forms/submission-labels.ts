import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts about submissions of forms. */
export const submissionLabels = {
  export: { nl: 'Exporteren als CSV', en: 'Export as CSV', de: 'Als CSV exportieren' },
  hint: {
    nl: 'Alle inzendingen van een formulier, ook versleutelde velden; bestanden staan er met hun naam in. Uw export komt in het logboek van inzage.',
    en: 'All submissions of a form, including encrypted fields and the names of files. The access log records your export.',
    de: 'Alle Einsendungen eines Formulars, auch verschlüsselte Angaben; Dateien sind mit ihrem Namen aufgeführt. Ihr Export wird im Zugriffsprotokoll vermerkt.',
  },
  none: { nl: 'Er zijn nog geen inzendingen.', en: 'There are no submissions yet.', de: 'Es gibt noch keine Einsendungen.' },
} as const satisfies Record<string, Label>;
