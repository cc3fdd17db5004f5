import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { TitleFallback } from './title-fallback.tsx';

type Props = {
  view: Pick<DocumentViewServerProps, 'initPageResult'>;
  /** Name of the tab, the last part of the breadcrumb. */
  name: string;
  children: ReactNode;
};

/** Renders the content of an own tab of a document, with its breadcrumb. */
export function DocumentTab({ view: { initPageResult }, name, children }: Props) {
  const { collectionConfig, globalConfig, docID } = initPageResult;
  return (
    <Gutter className="plantsoen-used-in">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={name}
      />
      <TitleFallback />
      {children}
    </Gutter>
  );
}
