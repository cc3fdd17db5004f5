/** Body of `POST /api/{collection}/same-content`: the hash of a file, or the text of an SVG, which is stored sanitised. */
export type SameContentRequest = { hash: string } | { svg: string };

/** Document with the same content. */
export type SameDocument = { id: number; title: string; thumbnail: string | null };

/** Answer: the documents of the collection with the same content, the first ones only. */
export type SameContentAnswer = { documents: SameDocument[] };

/** Maximum length of an SVG that is compared. */
export const maxComparedSvg = 2_000_000;
