import type * as rules from '@plantsoen/form-rules/form-definition.ts';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { FormFragment, NamePartFragment } from '../platform/generated/operations-types.ts';

type Data = FormFragment['pages'][number]['rows'][number]['fields'][number];

/** A field as views show it: what rules know of it, and its looks. The rules' types are the narrower ones. */
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

/** A form as views show it; rules take it as it is. */
export type FormContent = Omit<FormFragment, 'pages'> & { pages: PageContent[] };

/** Unmasks a form. What the contract says by `type`, and parts of a name, it says more loosely than it is. */
export function formContent(masked: FragmentOf<FormFragment>): FormContent {
  return read<FormFragment>(masked) as unknown as FormContent;
}
