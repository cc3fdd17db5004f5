import type { FocusEvent, MouseEvent, ToggleEvent } from 'react';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { filteredHref } from '../filters/filtered-href.ts';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { ColourPanelFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ColourPanel.module.css';
import { colourWords } from './colour-words.ts';
import { useMessages } from './messages.ts';
import { samplesHref } from './samples-href.ts';

type ColourPanelProps = { id: string; colour: FragmentOf<ColourPanelFragment>; samplesUri: string | null };

/**
 * What is known of a colour, and the way to the products that come in it. A popover, so that it opens without any script; where there is
 * one, the focus comes into it, and it closes when the focus leaves it for what it covers.
 */
export function ColourPanel({ id, colour: masked, samplesUri }: ColourPanelProps) {
  const colour = read<ColourPanelFragment>(masked);
  const { code, group, system, lightReflectance, finishes, factValues, productCount } = colour;
  const { heading, name } = colourWords(colour);
  const { format, hrefOf, localHref } = useSite();
  const t = useMessages();
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
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {(productCount > 0 || samplesUri) && (
          <p className={styles.ways}>
            {productCount > 0 && (
              <ButtonLink look="secondary" href={listHref} onClick={closePanel}>
                {t('products', { count: productCount })}
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
      <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Where the page had a scroll bar it keeps its place while it stands still, so that nothing moves. */
function holdScrollBar({ newState }: ToggleEvent): void {
  const root = document.documentElement;
  root.style.scrollbarGutter = newState === 'open' && innerWidth > root.clientWidth ? 'stable' : '';
}

function closeUnlessWithin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/** Who comes back finds the chart as it was before. */
function closePanel({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** What a colour costs more: for members alone where it costs anything (CAT-06). */
function useSurcharge({ standard, surcharge }: ColourPanelFragment): string {
  const { format, isMember } = useSite();
  const t = useMessages();
  if (standard || surcharge === 0) return t('noSurcharge');
  if (surcharge === null) return t(isMember ? 'surchargeAfterApproval' : 'surchargeForMembers');
  return t('surchargePerOrder', { price: format.price(surcharge) });
}
