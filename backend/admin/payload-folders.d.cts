declare function showLooseDocuments(source: string): string;
declare namespace showLooseDocuments {
  const replacements: readonly (readonly [RegExp, string])[];
}
export = showLooseDocuments;
