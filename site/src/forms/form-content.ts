import type * as rules from '@plantsoen/form-rules/form-definition.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { FormFragment, NamePartFragment } from '../platform/generated/operations-types.ts';

type Data = FormFragment['pages'][number]['rows'][number]['fields'][number];

/** A field for views: the type used by the rules, with presentation properties. The types of the rules are narrower. */
type Shown<Type extends string, Rules> = Omit<Extract<Data, { __typename: `Field_${Type}` }>, keyof Rules> & Rules;

export type AgreeContent = Shown<'Agree', rules.AgreeField>;
export type CheckboxesContent = Shown<'Checkboxes', rules.CheckboxesField>;
export type DropdownContent = Shown<'Dropdown', rules.DropdownField>;
export type EmailContent = Shown<'Email', rules.EmailField>;
export type HiddenContent = Shown<'Hidden', rules.HiddenField>;
export type SingleLineTextContent = Shown<'SingleLineText', rules.TextField & { type: 'SingleLineText' }>;
export type MultiLineTextContent = Shown<'MultiLineText', rules.TextField & { type: 'MultiLineText' }>;
export type NameContent = Shown<'Name', rules.NameField> & Record<rules.NamePartKey, NamePartFragment | null>;
export type NumberContent = Shown<'Number', rules.NumberField>;
export type PhoneContent = Omit<Shown<'Phone', rules.PhoneField>, 'countryOptions'> &
  Pick<Extract<Data, { __typename: 'Field_Phone' }>, 'countryOptions'>;
export type FileUploadContent = Shown<'FileUpload', rules.FileUploadField>;
export type RadioContent = Shown<'Radio', rules.RadioField>;

export type FieldContent =
  | AgreeContent
  | CheckboxesContent
  | DropdownContent
  | EmailContent
  | HiddenContent
  | SingleLineTextContent
  | MultiLineTextContent
  | NameContent
  | NumberContent
  | PhoneContent
  | FileUploadContent
  | RadioContent;

export type PageContent = Omit<FormFragment['pages'][number], 'rows'> & { rows: { fields: FieldContent[] }[] };

/** A form for views, which the rules accept unchanged. */
export type FormContent = Omit<FormFragment, 'pages'> & { pages: PageContent[] };

/** Unmasks a form. The contract types fields by `type` and parts of a name more loosely, hence the cast. */
export function formContent(masked: FragmentOf<FormFragment>): FormContent {
  return read<FormFragment>(masked) as unknown as FormContent;
}
