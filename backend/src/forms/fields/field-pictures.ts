import { box, pickerDrawing, textLines } from '../../platform/payload/picker-drawing.ts';
import type { FieldType } from './field-type-names.ts';

/** Drawing of a label above an input. */
const label = textLines([40, 48, 60]);
const input = label + box(40, 64, 160, 44);
const tick = (x: number, y: number) => `<path d="M${x + 5} ${y + 12}l5 5 9-11"/>`;

/** Drawings of the field types in the block picker. */
const drawings: Record<FieldType, string> = {
  SingleLineText: `${input}<path d="M54 76v20"/>`,
  MultiLineText: `${textLines([40, 32, 60])}${box(40, 48, 160, 80)}${textLines([54, 68, 120], [54, 86, 132], [54, 104, 80])}`,
  Name: `${label}${box(40, 64, 60, 44)}${box(112, 64, 88, 44)}`,
  Email: `${input}<path d="M54 78h26v17H54zl13 10 13-10"/>`,
  Phone: `${label}${box(40, 64, 48, 44)}${box(100, 64, 100, 44)}<path d="M58 83l6 6 6-6"/>`,
  Number: `${input}<path d="M172 82l8-8 8 8M172 90l8 8 8-8"/>`,
  Dropdown: `${input}<path d="M172 82l8 8 8-8"/>`,
  Radio: `<circle cx="60" cy="48" r="10"/><circle cx="60" cy="80" r="10"/><circle cx="60" cy="80" r="3" fill="#1f4f49"/><circle cx="60" cy="112" r="10"/>${textLines([84, 48, 90], [84, 80, 70], [84, 112, 100])}`,
  Checkboxes: `${box(50, 36, 24, 24)}${box(50, 68, 24, 24)}${box(50, 100, 24, 24)}${tick(50, 36)}${tick(50, 100)}${textLines([88, 48, 90], [88, 80, 70], [88, 112, 100])}`,
  Agree: `${box(40, 64, 28, 28)}${tick(42, 66)}${textLines([84, 68, 116], [84, 86, 90])}`,
  FileUpload: `<path d="M84 36h48l24 24v64H84z" fill="#fff"/><path d="M132 36v24h24M120 110V78m-12 12l12-12 12 12"/>`,
  Hidden:
    '<path d="M60 80c30-36 90-36 120 0-30 36-90 36-120 0z" fill="#fff"/><circle cx="120" cy="80" r="14"/><path d="M76 124l88-88"/>',
};

/** Returns the picture of a field type in the block picker. */
export const fieldPicture = (type: FieldType): string => pickerDrawing(drawings[type]);
