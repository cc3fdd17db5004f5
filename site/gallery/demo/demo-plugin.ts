import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { Plugin } from 'vite';
import { demoMedia, mediaPath } from './demo-media.ts';
import { demoPage } from './demo-page.ts';

const module = 'virtual:demo-pages';

/** Provides the pages of the demo content in every language as `virtual:demo-pages`, and serves their media. */
export function demoPages(): Plugin {
  return {
    name: 'plantsoen:demo-pages',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    async load(id) {
      if (id !== `\0${module}`) return undefined;
      const pages = await Promise.all(localeCodes.map(async (code) => [code, await demoPage(code)]));
      return `export default ${JSON.stringify(Object.fromEntries(pages))};`;
    },
    configureServer(server) {
      server.middlewares.use(mediaPath, (request, response, next) => {
        const svg = demoMedia(decodeURI(request.url ?? '').slice(1));
        if (svg === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml').end(svg);
      });
    },
  };
}
