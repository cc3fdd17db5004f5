import type { DateField } from 'payload';
import type { Label } from '../label.ts';

/** Returns a field for a day and time that only code writes. */
export const moment = (name: string, label: Label, { sidebar }: { sidebar?: boolean } = {}): DateField => ({
  ...{ name, label, type: 'date', access: { update: () => false } },
  admin: {
    readOnly: true,
    ...(sidebar && { position: 'sidebar' }),
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm', timeFormat: 'HH:mm' },
  },
});
