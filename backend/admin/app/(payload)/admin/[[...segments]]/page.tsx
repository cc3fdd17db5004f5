import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation.js';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

type Address = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = (address: Address): Promise<Metadata> => generatePageMetadata({ config, ...address });

/** Payload's admin. Its form for the first user is closed: the set-up makes the first administrator. */
export default async function Page({ params, searchParams }: Address) {
  const { segments } = await params;
  if (segments?.[0] === 'create-first-user') notFound();
  return RootPage({ config, importMap, params, searchParams });
}
