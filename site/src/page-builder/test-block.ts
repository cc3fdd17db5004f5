/** Test data for views: plain content in the shape of the contract. */
export const crop = (name: string, width: number, height: number) => ({
  path: `/media/${name}`,
  widths: [width],
  formats: ['avif', 'webp', 'jpg'],
  width,
  height,
});

export const picture = (name: string, width: number, height: number) => ({
  alt: `Picture of ${name}`,
  cutOut: false,
  crop: crop(name, width, height),
});

export const callToAction = (text: string, uri: string) => ({ text, ariaLabel: null, url: null, element: { uri } });

/** Returns the text pieces of some HTML. */
export const words = (html: string): string[] =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((piece) => piece.trim() !== '');

/** Casts plain content to the masked fragment that a view expects. */
export const block = (content: object) => ({ id: 4601, siteId: 1, ...content }) as never;
