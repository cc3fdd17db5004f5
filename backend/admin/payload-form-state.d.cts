declare function keepErrors(source: string): string;
declare namespace keepErrors {
  const replacements: readonly (readonly [RegExp, string])[];
}
export = keepErrors;
