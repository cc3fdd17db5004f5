import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { titleSuffix } from '../../../../admin-look.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Returns the tab's title, icons and description for an unknown address, where Payload's defaults show its own name. */
export async function generateMetadata(): Promise<Metadata> {
  const { admin } = await config;
  const { t } = await getNextRequestI18n({ config: await config });
  const { icons, openGraph } = admin.meta as Pick<Metadata, 'icons' | 'openGraph'>;
  return { title: `${t('general:notFound')} ${titleSuffix}`, description: t('general:pageNotFound'), icons, openGraph };
}

export default function NotFound({ params, searchParams }: Address) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
