import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers.js';
import { notFound, redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { type AdminUser, isTranslator } from '../../../../../src/platform/access/roles.ts';
import { labelFor } from '../../../../../src/platform/payload/label.ts';
import { titleSuffix } from '../../../../admin-look.ts';
import { translationsLabels } from '../../../../components/translations/translations-labels.ts';
import { addressIn, openingLanguage } from '../../../../content-language.ts';
import { userOf } from '../../../../from-editor.ts';
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
  const { segments = [] } = await params;
  if (segments[0] === 'create-first-user') notFound();
  const parameters = await searchParams;
  if (parameters.locale === undefined && segments[1]) {
    // Payload itself tells that the database is unavailable, and asks guests to log in.
    const user = await userOf(await headers()).catch(() => undefined);
    const locale = user && openingLanguage(segments, user, isTranslator(user) ? await lastChosenLanguage(user) : undefined);
    if (locale) redirect(addressIn(locale, segments, parameters));
  }
  return RootPage({ config, importMap, params, searchParams });
}

/** Returns the language that a user has chosen last, as Payload stores it. */
async function lastChosenLanguage(user: AdminUser): Promise<unknown> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: 'users' } }],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0]?.value;
}
