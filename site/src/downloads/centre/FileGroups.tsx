import type { CSSProperties } from 'react';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './FileGroups.module.css';
import { FileRow } from './FileRow.tsx';
import { type FileGroup, type FileHit, groupFiles } from './file-groups.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/** Renders files by product, each beside the front view of its product. All front views of the page have one scale. */
export function FileGroups({ hits, files }: { hits: readonly FileHit[]; files: ChosenFiles }) {
  const groups = groupFiles(hits);
  const drawn = groups.flatMap(({ product }) => product?.elevation ?? []);
  const style = {
    '--longest': Math.max(1, ...drawn.map(({ widthMm }) => widthMm)),
    '--tallest': Math.max(1, ...drawn.map(({ heightMm }) => heightMm)),
  } as CSSProperties;
  return (
    <div className={styles.groups} style={style}>
      {groups.map(({ product, files: rows }) => (
        <div key={product?.id ?? 'general'} className={styles.group}>
          <Owner product={product} />
          <ul aria-labelledby={groupId(product)}>
            {rows.map((hit) => (
              <FileRow key={hit.download.id} hit={hit} group={groupId(product)} files={files} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const groupId = (product: FileGroup['product']) => `files-${product?.id ?? 'general'}`;

/** Renders the product of a group on its ground line, with its length; a title alone for the files of several products or none. */
function Owner({ product }: Pick<FileGroup, 'product'>) {
  const t = useMessages('downloads/centre');
  const { localHref } = useSite();
  if (!product) {
    return (
      <h3 className={styles.general} id={groupId(product)}>
        {t('general')}
      </h3>
    );
  }
  const { title, uri, sku, dimensions, elevation } = product;
  return (
    <div className={styles.owner}>
      {elevation && (
        <div className={styles.drawing} aria-hidden="true">
          <span className={styles.stand}>
            <Elevation elevation={elevation} />
          </span>
          <span className={styles.length} style={{ '--width-mm': elevation.widthMm } as CSSProperties}>
            {dimensions.lengthMm ?? elevation.widthMm}
            <span className={styles.line} />
          </span>
        </div>
      )}
      <h3 className={styles.title} id={groupId(product)}>
        <a href={localHref(uri)}>{title}</a>
      </h3>
      <p className={styles.sku}>{sku}</p>
    </div>
  );
}
