import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { blockSettings } from './block-settings.ts';

const label = (nl: string) => ({ nl, en: nl, de: nl });
const fields = [
  { type: 'text', name: 'titleField', label: label('Titel') },
  { type: 'row', fields: [{ type: 'checkbox', name: 'dark', label: label('Donkere achtergrond') }] },
  { type: 'relationship', name: 'entries', label: label('Teamleden'), relationTo: 'team', hasMany: true },
  {
    type: 'select',
    name: 'position',
    options: [
      { value: 'left', label: label('Links') },
      { value: 'right', label: label('Rechts') },
    ],
  },
] as unknown as ClientField[];
const settingsOf = (block: Record<string, unknown>) => blockSettings({ i18n: { language: 'nl' } }, fields, block);

it('EDT-07 names what is set in a block: ticks, numbers of entries and choices', () => {
  expect(settingsOf({ titleField: 'Kop', dark: true, entries: [1, 2], position: 'right' })).toEqual([
    'Donkere achtergrond',
    'Teamleden: 2',
    'Rechts',
  ]);
});

it('EDT-07 names nothing of an empty block', () => {
  expect(settingsOf({ dark: false, entries: [], position: null })).toEqual([]);
});
