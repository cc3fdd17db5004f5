'use client';

import { useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { NamedFolder } from '../../../src/media/media-list.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { type MediaFilter, mediaFilterOf, withMediaFilter } from './media-filter.ts';
import { mediaLabels as labels } from './media-labels.ts';
import { useMediaLayout } from './media-layout.ts';

type Props = { folders: readonly NamedFolder[]; tags: readonly string[]; review: ReactNode };

/** Renders the filter by folder and tag, the choice between grid and list, and the links to what needs attention. */
export function MediaTools({ folders, tags, review }: Props) {
  const { i18n } = useTranslation();
  const { handleWhereChange, query } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
  const [layout, setLayout] = useMediaLayout();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const filter = mediaFilterOf(query.where);
  const change = (part: Partial<MediaFilter>) => handleWhereChange?.(withMediaFilter(query.where, { ...filter, ...part }));
  return (
    <div className="plantsoen-media-tools">
      {folders.length > 0 && (
        <label>
          {text('folder')}
          <select value={filter.folder} onChange={({ target }) => change({ folder: target.value })}>
            <option value="">{text('allFolders')}</option>
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {tags.length > 0 && (
        <label>
          {text('tag')}
          <select value={filter.tag} onChange={({ target }) => change({ tag: target.value })}>
            <option value="">{text('allTags')}</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className="plantsoen-media-layout">
        <legend className="plantsoen-unseen">{text('view')}</legend>
        {(['grid', 'list'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={layout === name} onClick={() => setLayout(name)}>
            {text(name)}
          </button>
        ))}
      </fieldset>
      {!isInDrawer && review}
    </div>
  );
}
