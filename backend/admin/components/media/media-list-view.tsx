import { DefaultListView } from '@payloadcms/ui';
import type { ListViewClientProps, ListViewServerProps } from 'payload';
import { describedLocales, namedFolders, usedTags } from '../../../src/media/media-list.ts';
import { duplicateFiles, filesWithoutText, type UploadCollection } from '../../../src/media/media-review.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { MediaBrowser } from './media-browser.tsx';
import type { MediaCardData } from './media-card.tsx';
import { mediaLabels as labels } from './media-labels.ts';
import { MediaTools } from './media-tools.tsx';

type Uploaded = {
  id: number;
  filename?: string | null;
  title?: string | null;
  thumbnailURL?: string | null;
  tags?: string[] | null;
};

/**
 * Renders the list of pictures, drawings or files, and the picker of the forms: Payload's own list, in which a grid of large pictures
 * takes the place of the table (EDT-06).
 */
export async function MediaListView(props: ListViewServerProps & ListViewClientProps) {
  const {
    collectionConfig,
    data,
    i18n,
    limit,
    listSearchableFields,
    locale,
    params,
    payload,
    permissions,
    searchParams,
    user,
    ...client
  } = props;
  const kind = collectionConfig.slug as UploadCollection;
  const sql = await requestReads({ payload, transactionID: undefined });
  const docs = data.docs as Uploaded[];
  const described = await describedLocales(
    sql,
    kind,
    docs.map(({ id }) => id),
  );
  const cards: MediaCardData[] = docs.map(({ id, filename, title, thumbnailURL, tags }) => ({
    id,
    name: title || filename || `#${id}`,
    filename: filename ?? '',
    thumbnail: thumbnailURL ?? null,
    tags: tags ?? [],
    ...(described && { described: described.get(id) ?? [] }),
  }));
  const counts = { alt: (await filesWithoutText(sql)).total, duplicates: (await duplicateFiles(sql)).total };
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const review = (
    <p className="plantsoen-links">
      <a href="/admin/media-check?show=alt">
        {text('missingTexts')} <span className="plantsoen-count">{counts.alt}</span>
      </a>
      <a href="/admin/media-check?show=duplicates">
        {text('duplicates')} <span className="plantsoen-count">{counts.duplicates}</span>
      </a>
    </p>
  );
  return (
    <DefaultListView
      {...client}
      Table={
        <MediaBrowser
          collectionSlug={kind}
          cards={cards}
          table={client.Table}
          isSelectable={client.enableRowSelections !== false}
        />
      }
      BeforeListTable={
        <>
          {client.BeforeListTable}
          <MediaTools folders={await namedFolders({ payload })} tags={await usedTags(sql, kind)} review={review} />
        </>
      }
    />
  );
}
