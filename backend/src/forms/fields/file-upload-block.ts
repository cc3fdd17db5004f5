import type { Block } from 'payload';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { fileLimits } from '../definition/form-limits.ts';
import { takenEndings } from '../uploads/file-kinds.ts';
import { fieldBlock } from './field-frame.ts';
import { formText } from './form-texts.ts';

export const fileUploadBlock: Block = fieldBlock({
  slug: 'FileUpload',
  fields: [
    {
      type: 'row',
      fields: [
        wholeNumber(
          'limitFiles',
          { nl: 'Ten hoogste (bestanden)', en: 'At most (files)', de: 'Höchstens (Dateien)' },
          { min: 1, max: fileLimits.files },
          { initial: 1, width: '50%' },
        ),
        wholeNumber(
          'maxMb',
          { nl: 'Ten hoogste (MB per bestand)', en: 'Maximum size (MB per file)', de: 'Höchstens (MB je Datei)' },
          { min: 1, max: fileLimits.megabytes },
          { initial: 10, width: '50%' },
        ),
      ],
    },
    formText(
      'defaultValue',
      { nl: 'Vermelding zonder bestand', en: 'Text when no file is sent', de: 'Vermerk ohne Datei' },
      {
        description: {
          nl: 'Staat in de inzending als de bezoeker geen bestand meestuurt, bijvoorbeeld: geen tekening.',
          en: 'Stored in the submission when the visitor sends no file, for example: no drawing.',
          de: 'Steht in der Einsendung, wenn keine Datei mitkommt, zum Beispiel: keine Zeichnung.',
        },
      },
    ),
    {
      name: 'accept',
      type: 'select',
      hasMany: true,
      label: { nl: 'Soorten', en: 'Kinds', de: 'Arten' },
      options: takenEndings.map((ending) => ({ value: ending, label: ending })),
      admin: {
        description: {
          nl: 'Leeg: alle soorten die hier staan',
          en: 'Empty: all kinds in this list',
          de: 'Leer: alle Arten, die hier stehen',
        },
      },
    },
  ],
});
