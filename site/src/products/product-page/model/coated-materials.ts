/** Material of a model in the API of the viewer. */
export type ModelMaterial = {
  name: string;
  pbrMetallicRoughness: { baseColorFactor: number[]; setBaseColorFactor(colour: number[] | string): void };
};

/**
 * Returns the materials of a model that have a coating: those whose name contains a colour code of the product, such as 'pc:RAL
 * 7016'. If several colours are named, only the product's first one counts; the others are details.
 */
export function coatedMaterials<Material extends { name: string }>(
  materials: readonly Material[],
  codes: readonly string[],
): Material[] {
  const coat = codes.find((code) => materials.some(({ name }) => name.includes(code)));
  return coat === undefined ? [] : materials.filter(({ name }) => name.includes(coat));
}
