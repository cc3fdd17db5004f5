import type { FocusEvent, MouseEvent, ToggleEvent } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { filteredHref } from '../filters/filters.ts';
import { Term } from '../glossary/Term.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ColourPanelFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ColourPanel.module.css';
import { colourWords, contrastHref, samplesHref } from './colour.ts';

type ColourPanelProps = { id: string; colour: FragmentOf<ColourPanelFragment>; samplesUri: string | null };

/**
 * Renders the data of a colour with a link to its products. It is a popover, which opens without scripts. With scripts, it takes
 * the focus, and closes when an element outside gets the focus.
 */
export function ColourPanel({ id, colour: masked, samplesUri }: ColourPanelProps) {
  const colour = read<ColourPanelFragment>(masked);
  const { code, group, system, lightReflectance, finishes, factValues, productCount } = colour;
  const { heading, name } = colourWords(colour);
  const { format, hrefOf, localHref } = useSite();
  const t = useMessages('colours');
  const surcharge = useSurcharge(colour);
  const listHref = filteredHref(hrefOf('products'), { facts: { colour: { values: factValues } }, search: '' });
  const rows = [
    { label: t('system'), value: system },
    { label: t('group'), value: group },
    { label: t('lightReflectance'), value: lightReflectance !== null && format.number(lightReflectance, 1) },
    { label: t('finish'), value: finishes.join(' / ') },
    { label: t('surcharge'), value: surcharge },
    { label: t('comesIn'), value: productCount === 0 && t('noProducts') },
  ];
  return (
    <div
      className={styles.panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onBeforeToggle={holdScrollBar}
      onToggle={({ currentTarget, newState }) => newState === 'open' && currentTarget.focus()}
      onBlur={closeUnlessWithin}
    >
      <div className={styles.sample} />
      <div className={styles.content}>
        <h3 className={styles.title} id={`${id}-title`}>
          {heading} {name && <span className={styles.name}>{name}</span>}
        </h3>
        <dl className={styles.facts}>
          {rows
            .filter(({ value }) => value)
            .map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>
                  <Term text={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {(productCount > 0 || samplesUri || lightReflectance !== null) && (
          <p className={styles.ways}>
            {productCount > 0 && (
              <ButtonLink look="secondary" href={listHref} onClick={closePanel}>
                {t('products', { count: productCount })}
              </ButtonLink>
            )}
            {lightReflectance !== null && (
              <ButtonLink look="secondary" href={contrastHref(hrefOf('contrast'), code)} onClick={closePanel}>
                {t('contrast')}
              </ButtonLink>
            )}
            {samplesUri && (
              <ButtonLink look="secondary" href={samplesHref(localHref(samplesUri), code)} onClick={closePanel}>
                {t('sample')}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      <IconButton icon="close" aria-label={t('close')} className={styles.close} popoverTarget={id} popoverTargetAction="hide" />
    </div>
  );
}

/** Reserves the space of the scroll bar while the open panel prevents scrolling, so that nothing moves. */
function holdScrollBar({ newState }: ToggleEvent): void {
  const root = document.documentElement;
  root.style.scrollbarGutter = newState === 'open' && innerWidth > root.clientWidth ? 'stable' : '';
}

function closeUnlessWithin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/** Closes the panel, so that it is closed when the visitor returns to the page. */
function closePanel({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Returns the surcharge of a colour in words. Only members see the amount (CAT-06). */
function useSurcharge({ hasSurcharge, surcharge }: ColourPanelFragment): string {
  const { format, isMember } = useSite();
  const t = useMessages('colours');
  if (!hasSurcharge) return t('noSurcharge');
  if (surcharge === null) return t(isMember ? 'surchargeAfterApproval' : 'surchargeForMembers');
  return t('surchargePerOrder', { price: format.price(surcharge) });
}
