import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../design/IconButton.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { Elevation } from '../../design/pictures/Elevation.tsx';
import { publishHeight } from '../../design/publish-height.ts';
import { useFocusAfterRemoval } from '../../design/use-focus-after-removal.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useShownQuery } from '../../platform/navigation/shown-query.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { maxCompared } from '../comparison-address.ts';
import styles from './ComparisonTray.module.css';
import { comparisonHref } from './comparison-links.ts';
import { chosenProducts, setChosenProducts } from './comparison-list.ts';

/** Height of the drawings in px, and the maximum width of one. */
const room = { height: 40, width: 84 };

const publishTrayHeight = publishHeight('--tray-height');

/**
 * Renders the chosen products at the foot of the window, standing on the ground line at one scale, with their number and the link to
 * the comparison. The comparison itself has no tray.
 */
export function ComparisonTray() {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const chosen = chosenProducts.use();
  const [body, setBody] = useState<HTMLElement>();
  // Renders the tray again after each navigation.
  useShownQuery();
  const { list, focusAfterRemoval } = useFocusAfterRemoval<HTMLUListElement>(chosen.length, 'button');
  useEffect(() => setBody(document.body), []);
  if (!body || chosen.length === 0 || location.pathname === hrefOf('comparison')) return null;
  const drawn = chosen.flatMap(({ elevation }) => elevation ?? []);
  const tallest = Math.max(1, ...drawn.map(({ heightMm }) => heightMm));
  const longest = Math.max(1, ...drawn.map(({ widthMm }) => widthMm));
  const scale = Math.round(Math.min(room.height / tallest, room.width / longest) * 10_000) / 10_000;
  const remove = (place: number) => {
    setChosenProducts(chosen.filter((_, index) => index !== place));
    focusAfterRemoval(place);
  };
  return createPortal(
    <section
      ref={publishTrayHeight}
      className={styles.tray}
      aria-label={t('trayTitle')}
      style={{ '--mm': `${scale}px` } as CSSProperties}
    >
      <p className={styles.count}>{t('chosen', { count: chosen.length, most: maxCompared })}</p>
      <ul ref={list} className={styles.row} tabIndex={-1}>
        {chosen.map(({ sku, title, colour, mounting, options, elevation }, place) => (
          <li key={[sku, colour, mounting, options].join()} className={styles.item} title={title}>
            <span className={styles.stand}>
              {elevation && <Elevation elevation={elevation} />}
              <IconButton
                icon="close"
                className={styles.remove}
                aria-label={t('removeProduct', { title })}
                onClick={() => remove(place)}
              />
            </span>
            <span className={styles.name}>{title}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button className={styles.clear} type="button" onClick={() => setChosenProducts([])}>
          {t('clear')}
        </button>
        <ButtonLink small href={comparisonHref(hrefOf, chosen)}>
          {t('compare')}
        </ButtonLink>
      </div>
    </section>,
    body,
  );
}
