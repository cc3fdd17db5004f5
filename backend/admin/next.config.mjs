import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const root = fileURLToPath(new URL('../..', import.meta.url));

const textLoader = fileURLToPath(new URL('./payload-texts.cjs', import.meta.url));

const formStateLoader = fileURLToPath(new URL('./payload-form-state.cjs', import.meta.url));

const folderLoader = fileURLToPath(new URL('./payload-folders.cjs', import.meta.url));

/** Next caches the output of a loader until its options change. */
const loaderVersion = createHash('sha256')
  .update(readFileSync(textLoader))
  .update(readFileSync(new URL('./payload-literals.cjs', import.meta.url)))
  .update(readFileSync(formStateLoader))
  .update(readFileSync(folderLoader))
  .digest('hex');

const loaders = [textLoader, formStateLoader, folderLoader].map((loader) => ({ loader, options: { loaderVersion } }));

/** Files with texts for editors in English only, with texts of one language cached for all, or with times of the server's zone. */
const filesWithTexts = [
  '**/@payloadcms/ui/dist/exports/client/*.js',
  '**/@payloadcms/ui/dist/utilities/getClientSchemaMap.js',
  '**/@payloadcms/ui/dist/utilities/getFolderResultsComponentAndData.js',
  '**/@payloadcms/richtext-lexical/dist/exports/client/*.js',
  '**/@payloadcms/next/dist/views/Version/index.js',
  '**/@payloadcms/next/dist/views/Version/Default/index.js',
  '**/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/DiffCollapser/index.js',
  '**/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/fields/{Date,Text}/index.js',
  '**/@payloadcms/next/dist/views/Version/RenderFieldsToDiff/fields/Relationship/generateLabelFromValue.js',
  '**/@payloadcms/translations/dist/utilities/init.js',
  '**/@dnd-kit/core/dist/core.esm.js',
];

/** Types and style are checked by `npm test` for the whole project. */
export default withPayload({
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: {
    root,
    rules: Object.fromEntries(filesWithTexts.map((files) => [files, { loaders }])),
  },
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  devIndicators: false,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // Headers that depend on the installation or the request are set by http-edge.ts.
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
      ],
    },
  ],
});
