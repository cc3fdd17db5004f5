/** A form as editors have made it, in the language of its site (FRM-01); what rules need of it. */
export type FormDefinition = {
  handle: string;
  pages: readonly FormPage[];
};

export type FormPage = {
  id: string;
  rows: readonly { fields: readonly FormField[] }[];
};

export type FormField =
  | AgreeField
  | CheckboxesField
  | DropdownField
  | EmailField
  | HiddenField
  | TextField
  | NameField
  | NumberField
  | PhoneField
  | FileUploadField
  | RadioField;

/** What every field has (FRM-02). */
type Common<Type extends string> = {
  id: string;
  handle: string;
  label: string;
  type: Type;
  /** The type of its argument: String, [String], Int, [Int], Number, [Number], Boolean, NameInput, PhoneInput or [FileUploadInput]. */
  inputTypeName: string;
  required: boolean;
  /** Stands in for 'This field is required' (FRM-08). */
  errorMessage: string | null;
  enableConditions: boolean;
  conditions: FormConditions | null;
  /** `disabled` fields are not there at all; `hidden` ones are there unseen. */
  visibility: 'visible' | 'hidden' | 'disabled';
};

export type FormConditions = {
  action: 'show' | 'hide';
  match: 'all' | 'any';
  rules: readonly FormCondition[];
};

export type FormCondition = {
  /** The handle of the field that is looked at. */
  field: string;
  operator: 'equals' | 'differs' | 'contains';
  value: string;
};

export type FormOption = { value: string; label: string; isDefault: boolean };

export type AgreeField = Common<'Agree'> & {
  defaultChecked: boolean;
  /** What editors call it where it is ticked. */
  checkedValue?: string;
  /** What editors call it where it is not ticked: conditions of other fields may say so. */
  uncheckedValue?: string;
};
export type CheckboxesField = Common<'Checkboxes'> & {
  defaultValues: readonly string[];
  options: readonly FormOption[];
  /** The most that may be ticked; null for all of them. */
  limitChoices?: number | null;
};
export type DropdownField = Common<'Dropdown'> & {
  defaultValues: readonly string[];
  multiple: boolean;
  options: readonly FormOption[];
};
export type RadioField = Common<'Radio'> & { defaultValue: string | null; options: readonly FormOption[] };
export type EmailField = Common<'Email'> & { defaultValue: string | null };
export type HiddenField = Common<'Hidden'> & { defaultValue: string | null };
export type TextField = Common<'SingleLineText' | 'MultiLineText'> & {
  limit: boolean;
  limitType: 'characters' | 'words';
  limitAmount: number | null;
  defaultValue: string | null;
};
export type NumberField = Common<'Number'> & { min: number | null; max: number | null; defaultNumber: number | null };

export type NameField = Common<'Name'> & {
  useMultipleFields: boolean;
  defaultValue: string | null;
  prefixOptions: readonly FormOption[];
} & Record<NamePartKey, NamePart | null>;

export const namePartKeys = ['prefix', 'firstName', 'middleName', 'lastName'] as const;
export type NamePartKey = (typeof namePartKeys)[number];
export type NamePart = {
  label: string;
  enabled: boolean;
  required: boolean;
  defaultValue: string | null;
  errorMessage: string | null;
};

export type PhoneField = Common<'Phone'> & {
  defaultValue: string | null;
  countryEnabled: boolean;
  countryDefaultValue: string | null;
  countryOptions: readonly { value: string; dialCode: string }[];
};

export type FileUploadField = Common<'FileUpload'> & {
  /** Stands in the submission where no file was sent. */
  defaultValue?: string | null;
  limitFiles: number;
  /** Endings of names, with their full stop; empty where any that the installation takes will do. */
  accept: readonly string[];
  maxMb: number;
};

/** The fields of a form or of one of its pages, in their order. */
export function fieldsOf({ pages }: Pick<FormDefinition, 'pages'>): FormField[] {
  return pages.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
}
