declare function translate(source: string): string;
declare namespace translate {
  const replacements: readonly (readonly [RegExp, string])[];
}
export = translate;
