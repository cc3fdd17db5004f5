/** A form of editors in the language of its site (FRM-01), with the parts that the rules need. */
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

/** Properties of every field (FRM-02). */
type Common<Type extends string> = {
  id: string;
  handle: string;
  label: string;
  type: Type;
  /** Type of its argument: String, [String], Int, [Int], Number, [Number], Boolean, NameInput, PhoneInput or [FileUploadInput]. */
  inputTypeName: string;
  required: boolean;
  /** Replaces 'This field is required' (FRM-08). */
  errorMessage: string | null;
  enableConditions: boolean;
  conditions: FormConditions | null;
  /** `disabled` fields are absent; `hidden` ones are present but invisible. */
  visibility: 'visible' | 'hidden' | 'disabled';
};

export type FormConditions = {
  action: 'show' | 'hide';
  match: 'all' | 'any';
  rules: readonly FormCondition[];
};

export type FormCondition = {
  /** Handle of the compared field. */
  field: string;
  operator: 'equals' | 'differs' | 'contains';
  value: string;
};

export type FormOption = { value: string; label: string; isDefault: boolean };

export type AgreeField = Common<'Agree'> & {
  defaultChecked: boolean;
  /** Label of editors for the ticked state. */
  checkedValue?: string;
  /** Label of editors for the unticked state, which conditions of other fields may use. */
  uncheckedValue?: string;
};
export type CheckboxesField = Common<'Checkboxes'> & {
  defaultValues: readonly string[];
  options: readonly FormOption[];
  /** Maximum number of choices; null for no limit. */
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
  /** Value in the submission if no file was sent. */
  defaultValue?: string | null;
  limitFiles: number;
  /** Allowed extensions with their full stop; empty for all that the installation accepts. */
  accept: readonly string[];
  maxMb: number;
};

/** Returns the fields of a form or of one of its pages, in order. */
export function fieldsOf({ pages }: Pick<FormDefinition, 'pages'>): FormField[] {
  return pages.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
}
