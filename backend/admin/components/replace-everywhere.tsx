'use client';

import { Button, toast, useListDrawer, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../src/platform/payload/label.ts';
import type { Use } from '../../src/references/used-in.ts';
import type { ReplaceAnswer, ReplaceRequest } from '../../src/references/used-in-endpoint.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { usedInLabels as labels, replacedPlaces } from './used-in-labels.ts';

type Props = { collection: CollectionSlug; id: number; title: string; titleField: string; uses: readonly Use[] };
type Chosen = { id: number; title: string };

/** Lets an editor choose another document that takes the place of this one wherever it is used. */
export function ReplaceEverywhere({ collection, id, title, titleField, uses }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [chosen, setChosen] = useState<Chosen>();
  const [ListDrawer, ListDrawerToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: [collection],
    filterOptions: { [collection]: { id: { not_equals: id } } },
    selectedCollection: collection,
  });

  async function replace({ id: by }: Chosen) {
    const body: ReplaceRequest = { by, places: uses.map(({ path, place }) => `${path} ${place}`) };
    const response = await fetch(`/api/${collection}/${id}/replace-everywhere`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as Partial<ReplaceAnswer> & { errors?: { message: string }[] };
    setChosen(undefined);
    if (response?.ok) {
      toast.success(labelFor({ i18n }, replacedPlaces(answer.replaced ?? 0)));
      router.refresh();
    } else toast.error(answer?.errors?.[0]?.message ?? labelFor({ i18n }, labels.failed));
  }

  return (
    <>
      <ListDrawerToggler className="plantsoen-replace">
        <Button el="div" buttonStyle="secondary">
          {labelFor({ i18n }, labels.replace)}
        </Button>
      </ListDrawerToggler>
      <ListDrawer
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc, docID }) => {
          closeDrawer();
          const name = (doc as Record<string, unknown>)[titleField] || (doc as Record<string, unknown>).filename || docID;
          setChosen({ id: Number(docID), title: String(name) });
        }}
      />
      {chosen &&
        createPortal(
          <ReplaceDialog
            from={title}
            to={chosen.title}
            uses={uses}
            onClose={() => setChosen(undefined)}
            onConfirm={() => replace(chosen)}
          />,
          document.body,
        )}
    </>
  );
}
