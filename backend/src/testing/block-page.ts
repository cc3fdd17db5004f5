import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Viewer } from '../platform/api/context.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { askBlocks } from './block-question.ts';
import { openApi } from './open-api.ts';

const asEditor = { overrideAccess: true, depth: 0 } as const;
const siteIds = { nl: 1, en: 2, de: 3 } as const;

/** Opens the demo content with a page for a test, whose blocks are published and queried like those of a real page. */
export async function openBlockPage(settings: { videoPictureOrigin?: string } = {}) {
  const database = await testDatabase('demo');
  const api = await openApi(database, settings);
  const page = (blocks: readonly object[]) =>
    ({ title: 'Blokken', slug: 'blokken', type: 'contentPage', blocks, _status: 'published' }) as never;
  const { id } = await api.payload.create({ collection: 'pages', locale: 'nl', data: page([]), ...asEditor });
  return {
    api,
    database,
    ask: (locale: LocaleCode = 'nl', viewer?: Viewer) => askBlocks(api, 'blokken', siteIds[locale], viewer),
    /** Publishes the blocks of the page in a language. */
    publish: (blocks: readonly object[], locale: LocaleCode = 'nl') =>
      api.payload.update({ collection: 'pages', id, locale, data: page(blocks), ...asEditor }),
    async close() {
      await api.close();
      await database.drop();
    },
  };
}

export type BlockPage = Awaited<ReturnType<typeof openBlockPage>>;
