import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { ServerPart } from '../platform/rendering/ServerPart.tsx';
import { DocumentMetadata } from './DocumentMetadata.tsx';
import { pageTitle } from './page-title.ts';

const documentMetadata = createIsomorphicFn()
  .server((): ReactNode => <DocumentMetadata />)
  .client((): ReactNode => undefined);

/** What a page's entry puts into the head (SEO-02): its title, and with the document all that only others read. */
export function PageHead({ entry }: { entry: FragmentOf<PageMetadataFragment> }) {
  return (
    <>
      <title>{pageTitle(read(entry))}</title>
      <ServerPart id="metadata">{documentMetadata()}</ServerPart>
    </>
  );
}
