/** A fact with its names in a site's language. */
export type FactLabel = {
  key: string;
  name: string;
  kind: 'list' | 'range';
  unit: string | undefined;
  /** Labels of the values of a list fact, in display order. */
  values: ReadonlyMap<string, string>;
};
