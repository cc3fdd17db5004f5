import type { FieldContent } from '../form-content.ts';
import { Agree } from './Agree.tsx';
import { Checkboxes, Radio } from './Choices.tsx';
import { Dropdown } from './Dropdown.tsx';
import { FileUpload } from './FileUpload.tsx';
import { Hidden } from './Hidden.tsx';
import { MultiLineText } from './MultiLineText.tsx';
import { NameParts } from './NameParts.tsx';
import { NumberField } from './NumberField.tsx';
import { Phone } from './Phone.tsx';
import { SingleLineText } from './SingleLineText.tsx';

/** Renders a field by its type (FRM-03); nothing for a disabled field. */
export function Field({ field }: { field: FieldContent }) {
  if (field.visibility === 'disabled') return null;
  switch (field.type) {
    case 'Agree':
      return <Agree field={field} />;
    case 'Checkboxes':
      return <Checkboxes field={field} />;
    case 'Dropdown':
      return <Dropdown field={field} />;
    case 'Email':
      return <SingleLineText field={field} type="email" />;
    case 'FileUpload':
      return <FileUpload field={field} />;
    case 'Hidden':
      return <Hidden field={field} />;
    case 'MultiLineText':
      return <MultiLineText field={field} />;
    case 'Name':
      return field.useMultipleFields ? <NameParts field={field} /> : <SingleLineText field={field} />;
    case 'Number':
      return <NumberField field={field} />;
    case 'Phone':
      return <Phone field={field} />;
    case 'Radio':
      return <Radio field={field} />;
    case 'SingleLineText':
      return <SingleLineText field={field} />;
  }
}
