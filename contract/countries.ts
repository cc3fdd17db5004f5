/** Countries with advisers (CON-08), by ISO code. */
export const countryCodes = ['NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'GB', 'IE'] as const;
export type CountryCode = (typeof countryCodes)[number];
