declare const literals: readonly (readonly [en: string, nl: string, de: string])[];
export = literals;
