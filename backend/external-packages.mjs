/** Packages with native code or shared state. The bundles load them from node_modules, so the image of the API contains them. */
export const loadedPackages = ['sharp', 'pg'];

/** Packages that Payload imports but runs only with the admin or in development. They are absent from the image of the API. */
export const unusedPackages = [
  'pg-native',
  'drizzle-kit',
  'drizzle-kit/api',
  'json-schema-to-typescript',
  'next',
  'react',
  'react-dom',
];
