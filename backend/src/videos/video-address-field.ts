import type { TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { text } from '../platform/payload/fields/text-fields.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { videoIdOf } from './video-address.ts';

const hint: Label = {
  nl: 'Het adres van een film op YouTube, zoals https://www.youtube.com/watch?v=… of https://youtu.be/…',
  en: 'The address of a YouTube video, such as https://www.youtube.com/watch?v=… or https://youtu.be/…',
  de: 'Die Adresse eines Films auf YouTube, etwa https://www.youtube.com/watch?v=… oder https://youtu.be/…',
};

/** Returns the field for the address of a video, which refuses other addresses (BLK-04). */
export function videoAddress(name: string, label: Label): TextField {
  return text(name, label, {
    required: true,
    maxLength: limits.url,
    description: hint,
    validate: (value, options) => (value && !videoIdOf(value) ? labelFor(options.req, hint) : validateText(value, options)),
  });
}
