/** A fact in a site's language. */
export type FactLabel = {
  key: string;
  name: string;
  kind: 'list' | 'range';
  unit: string | undefined;
  /** Labels of the values of a list fact, in the order in which they are offered. */
  values: ReadonlyMap<string, string>;
};
