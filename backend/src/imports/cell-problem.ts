/** Reasons why a cell, a row or a file cannot be imported. */
export const problemReasons = [
  'address',
  'cellError',
  'changedSince',
  'choice',
  'clearing',
  'decimals',
  'differs',
  'draft',
  'emptyFile',
  'encoding',
  'exists',
  'flag',
  'formula',
  'keyMissing',
  'merged',
  'newNeeds',
  'number',
  'numberMissing',
  'otherProduct',
  'pattern',
  'range',
  'refused',
  'required',
  'severalValues',
  'similar',
  'sameColumn',
  'tooBig',
  'tooLong',
  'tooManyColumns',
  'tooManyRows',
  'twice',
  'unknownColumn',
  'unknownNumber',
  'unreadable',
] as const;

export type ProblemReason = (typeof problemReasons)[number];

/** Why a cell cannot be imported. `detail` completes the message, such as a limit; `proposal` is a text that can be imported. */
export type CellProblem = { reason: ProblemReason; detail?: string; proposal?: string };

/** Problem at a place of a file. Row 0 is the file itself, and column 0 a complete row. Both count from 1. */
export type FileProblem = CellProblem & { row: number; column: number; value: string };
