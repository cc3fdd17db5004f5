/** Limits of a form, used by every field of the form builder. */
export const formLimits = {
  pages: 10,
  rows: 40,
  fieldsInRow: 4,
  fields: 80,
  /** Maximum number of choices in an answer, too. */
  options: 50,
  rules: 10,
  attributes: 10,
  handle: 60,
  label: 300,
  help: 1000,
  html: 5000,
  retentionDays: 3650,
  /** In seconds. */
  messageTimeout: 600,
  characters: 10_000,
  number: 1_000_000_000,
} as const;

/** Limits of uploaded files, which the settings of a form cannot exceed. */
export const fileLimits = {
  files: 10,
  megabytes: 25,
} as const;
