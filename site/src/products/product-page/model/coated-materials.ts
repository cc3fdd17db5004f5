/** The material of a model as the viewer knows it. */
export type ModelMaterial = {
  name: string;
  pbrMetallicRoughness: { baseColorFactor: number[]; setBaseColorFactor(colour: number[] | string): void };
};

/**
 * The materials of a model that its coating covers: those whose name says the code of a colour of the product, as 'pc:RAL 7016' does.
 * Where several colours are named, those of the product's first, which it is modelled in; the others are details.
 */
export function coatedMaterials<Material extends { name: string }>(
  materials: readonly Material[],
  codes: readonly string[],
): Material[] {
  const coat = codes.find((code) => materials.some(({ name }) => name.includes(code)));
  return coat === undefined ? [] : materials.filter(({ name }) => name.includes(coat));
}
