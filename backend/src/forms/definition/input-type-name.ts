import type { StoredField } from '../stored-form.ts';

/** The properties that determine the type of an argument. */
type TypedField = Pick<StoredField, 'blockType'> & { multiple?: unknown; useMultipleFields?: unknown; decimals?: unknown };

/** Returns the GraphQL type of the argument for a field's value (FRM-02). */
export function inputTypeName(field: TypedField): string {
  switch (field.blockType) {
    case 'Agree':
      return 'Boolean';
    case 'Checkboxes':
      return '[String]';
    case 'Dropdown':
      return field.multiple ? '[String]' : 'String';
    case 'Name':
      return field.useMultipleFields ? 'NameInput' : 'String';
    case 'Number':
      return field.decimals ? 'Number' : 'Int';
    case 'Phone':
      return 'PhoneInput';
    case 'FileUpload':
      return '[FileUploadInput]';
    default:
      return 'String';
  }
}
