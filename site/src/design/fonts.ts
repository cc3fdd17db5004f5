import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** The font files that every page needs at once: the head preloads them. */
export const preloadedFonts: readonly string[] = [latin];
