import type { Block } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { formLimits } from '../definition/form-limits.ts';
import { fieldBlock } from './field-frame.ts';
import { formHtml, formText } from './form-texts.ts';
import { options } from './options-field.ts';

const layout = () =>
  choice(
    'layout',
    { nl: 'Schikking', en: 'Layout', de: 'Anordnung' },
    {
      vertical: { nl: 'Onder elkaar', en: 'Below each other', de: 'Untereinander' },
      horizontal: { nl: 'Naast elkaar', en: 'Side by side', de: 'Nebeneinander' },
    },
    { initial: 'vertical' },
  );

export const dropdownBlock: Block = fieldBlock({
  slug: 'Dropdown',
  withPlaceholder: true,
  fields: [options(), checkbox('multiple', { nl: 'Meer dan één keuze', en: 'More than one choice', de: 'Mehrfachauswahl' })],
});

export const radioBlock: Block = fieldBlock({
  slug: 'Radio',
  fields: [options(), layout()],
});

export const checkboxesBlock: Block = fieldBlock({
  slug: 'Checkboxes',
  fields: [
    options(),
    layout(),
    wholeNumber(
      'limitChoices',
      { nl: 'Ten hoogste te kiezen (leeg: alle)', en: 'Maximum choices (empty: all)', de: 'Höchstens wählbar (leer: alle)' },
      { min: 1, max: formLimits.options },
    ),
    checkbox('toggleCheckbox', {
      nl: 'Met een vakje dat alles kiest',
      en: 'With a checkbox that selects all',
      de: 'Mit einem Kästchen, das alles wählt',
    }),
    {
      ...formText('toggleCheckboxLabel', { nl: 'Tekst daarbij', en: 'Text of that checkbox', de: 'Dessen Text' }),
      admin: { condition: (_, { toggleCheckbox }) => Boolean(toggleCheckbox) },
    },
  ],
});

export const agreeBlock: Block = fieldBlock({
  slug: 'Agree',
  fields: [
    formHtml('descriptionHtml', {
      nl: 'Tekst bij het vakje (HTML)',
      en: 'Text beside the checkbox (HTML)',
      de: 'Text neben dem Kästchen (HTML)',
    }),
    checkbox('defaultValue', { nl: 'Vooraf aangevinkt', en: 'Ticked by default', de: 'Vorab angekreuzt' }),
    {
      type: 'row',
      fields: [
        formText(
          'checkedValue',
          { nl: 'Bewaard als aangevinkt', en: 'Stored when ticked', de: 'Gespeichert, wenn angekreuzt' },
          {
            width: '50%',
          },
        ),
        formText(
          'uncheckedValue',
          { nl: 'Bewaard als niet aangevinkt', en: 'Stored when not ticked', de: 'Gespeichert, wenn nicht angekreuzt' },
          { width: '50%' },
        ),
      ],
    },
  ],
});
