import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { ServerPart } from '../platform/rendering/ServerPart.tsx';
import { DocumentMetadata } from './DocumentMetadata.tsx';
import { pageTitle } from './page-title.ts';

const documentMetadata = createIsomorphicFn()
  .server((): ReactNode => <DocumentMetadata />)
  .client((): ReactNode => undefined);

/** Renders the title of a page and, in a document from the server, its metadata for crawlers (SEO-02). */
export function PageHead({ entry }: { entry: FragmentOf<PageMetadataFragment> }) {
  return (
    <>
      <title>{pageTitle(read(entry))}</title>
      <ServerPart id="metadata">{documentMetadata()}</ServerPart>
    </>
  );
}
