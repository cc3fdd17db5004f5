import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation.js';
import { labelFor } from '../../../../../src/platform/payload/label.ts';
import { titleSuffix } from '../../../../admin-look.ts';
import { translationsLabels } from '../../../../components/translations/translations-labels.ts';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Returns the title of the tab. Payload has none for the overview of translations and for an unknown collection. */
export async function generateMetadata(address: Address): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, ...address });
  const { segments } = await address.params;
  const i18n = await getNextRequestI18n({ config: await config });
  if (!metadata.title) return { ...metadata, title: `${i18n.t('general:notFound')} ${titleSuffix}` };
  if (segments?.[0] !== 'translations') return metadata;
  return { ...metadata, title: `${labelFor({ i18n }, translationsLabels.title)} ${titleSuffix}` };
}

/** Renders Payload's admin. Its form for the first user is closed, because the seed creates the first administrator. */
export default async function Page({ params, searchParams }: Address) {
  const { segments } = await params;
  if (segments?.[0] === 'create-first-user') notFound();
  return RootPage({ config, importMap, params, searchParams });
}
