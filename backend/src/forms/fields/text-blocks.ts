import type { Block, Field } from 'payload';
import { checkbox, choice } from '../../platform/payload/fields/choice-fields.ts';
import { number, wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { formLimits } from '../definition/form-limits.ts';
import { localErrors } from '../definition/local-errors.ts';
import { fieldBlock } from './field-frame.ts';
import { formText } from './form-texts.ts';

const initial: Label = { nl: 'Vooraf ingevuld', en: 'Default value', de: 'Vorausgefüllt' };

const whenLimited = (_: unknown, { limit }: { limit?: boolean }) => Boolean(limit);

function lengthLimit(): Field[] {
  const limitType = choice(
    'limitType',
    { nl: 'Geteld in', en: 'Counted in', de: 'Gezählt in' },
    {
      characters: { nl: 'Tekens', en: 'Characters', de: 'Zeichen' },
      words: { nl: 'Woorden', en: 'Words', de: 'Wörter' },
    },
    { initial: 'characters' },
  );
  const limitAmount = localErrors(
    wholeNumber('limitAmount', { nl: 'Ten hoogste', en: 'At most', de: 'Höchstens' }, { min: 1, max: formLimits.characters }),
  );
  return [
    checkbox('limit', { nl: 'Lengte begrenzen', en: 'Limit the length', de: 'Länge begrenzen' }),
    {
      type: 'row',
      fields: [
        { ...limitType, admin: { ...limitType.admin, width: '50%', condition: whenLimited } },
        { ...limitAmount, admin: { ...limitAmount.admin, width: '50%', condition: whenLimited } },
      ],
    },
  ];
}

export const singleLineTextBlock: Block = fieldBlock({
  slug: 'SingleLineText',
  withPlaceholder: true,
  fields: [...lengthLimit(), formText('defaultValue', initial)],
});

export const multiLineTextBlock: Block = fieldBlock({
  slug: 'MultiLineText',
  withPlaceholder: true,
  fields: [...lengthLimit(), formText('defaultValue', initial, { maxLength: formLimits.help })],
});

export const emailBlock: Block = fieldBlock({
  slug: 'Email',
  withPlaceholder: true,
  fields: [formText('defaultValue', initial)],
});

const numberBounds = { min: -formLimits.number, max: formLimits.number };

export const numberBlock: Block = fieldBlock({
  slug: 'Number',
  withPlaceholder: true,
  fields: [
    {
      type: 'row',
      fields: [
        number('min', { nl: 'Ten minste', en: 'At least', de: 'Mindestens' }, numberBounds, { width: '33%' }),
        localErrors(number('max', { nl: 'Ten hoogste', en: 'At most', de: 'Höchstens' }, numberBounds, { width: '33%' })),
        number('defaultValue', initial, numberBounds, { width: '33%' }),
      ],
    },
    checkbox('decimals', { nl: 'Met decimalen', en: 'With decimals', de: 'Mit Nachkommastellen' }),
  ],
});

export const hiddenBlock: Block = fieldBlock({
  slug: 'Hidden',
  isSeen: false,
  fields: [
    choice(
      'defaultOption',
      { nl: 'Bevat', en: 'Carries', de: 'Enthält' },
      {
        custom: { nl: 'Een vaste waarde', en: 'A fixed value', de: 'Einen festen Wert' },
        entryTitle: { nl: 'De titel van de pagina', en: 'The title of the page', de: 'Den Titel der Seite' },
        currentUrl: { nl: 'Het adres van de pagina', en: 'The address of the page', de: 'Die Adresse der Seite' },
        referrer: { nl: 'De pagina daarvoor', en: 'The previous page', de: 'Die Seite davor' },
        locale: { nl: 'De taal', en: 'The language', de: 'Die Sprache' },
        date: { nl: 'De datum', en: 'The date', de: 'Das Datum' },
        quotationList: { nl: 'De offertelijst in woorden', en: 'The quotation list as text', de: 'Die Angebotsliste in Worten' },
      },
      { required: true, initial: 'custom' },
    ),
    {
      ...formText('defaultValue', { nl: 'Vaste waarde', en: 'Fixed value', de: 'Fester Wert' }),
      admin: { condition: (_, { defaultOption }) => defaultOption === 'custom' },
    },
  ],
});
