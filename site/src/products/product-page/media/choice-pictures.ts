type Choice = { colour?: string | undefined; variant?: string | undefined };

/** A picture of a colour, a variant, or both. */
export type ChoicePicture<Image> = { colour: string | null; variant: string | null; image: Image };

/**
 * Returns the pictures for a choice: those of its colour and variant, the most specific first, then those of any choice (CAT-19).
 */
export function picturesOf<Image>(
  choice: Choice,
  { choicePictures, productImages }: { choicePictures: readonly ChoicePicture<Image>[]; productImages: readonly Image[] },
): Image[] {
  const fits = (own: string | null, chosen: string | undefined) => own === null || own === chosen;
  const precision = ({ colour, variant }: ChoicePicture<Image>) => Number(colour !== null) + Number(variant !== null);
  const own = choicePictures
    .filter((picture) => fits(picture.colour, choice.colour) && fits(picture.variant, choice.variant))
    .toSorted((one, other) => precision(other) - precision(one));
  return [...own.map(({ image }) => image), ...productImages];
}
