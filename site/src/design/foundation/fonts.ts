import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Font files that every page needs immediately; the document head preloads them. */
export const preloadedFonts: readonly string[] = [latin];
