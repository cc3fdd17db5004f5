/** The largest form that editors can make; every field of the form builder takes its bound from here. */
export const formLimits = {
  pages: 10,
  rows: 40,
  fieldsInRow: 4,
  fields: 80,
  /** As many as one answer may choose. */
  options: 50,
  rules: 10,
  attributes: 10,
  handle: 60,
  label: 300,
  help: 1000,
  html: 5000,
  retentionDays: 3650,
  /** Seconds. */
  messageTimeout: 600,
  characters: 10_000,
  number: 1_000_000_000,
} as const;

/** What visitors may send of files, whatever a form asks for. */
export const fileLimits = {
  files: 10,
  megabytes: 25,
} as const;
