import { linesOf, longText, paragraph, shortText } from '@plantsoen/specification-rules/specification-texts.ts';
import type { TextKind } from '@plantsoen/specification-rules/specified-item.ts';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { notify } from '../../../notifications/notify.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SpecificationTextFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useVariantSelection } from '../configuration/use-variant-selection.tsx';
import actions from '../ProductActions.module.css';
import styles from './SpecificationText.module.css';
import { specifiedChoice } from './specified-choice.ts';

type Props = { product: FragmentOf<SpecificationTextFragment> };

/** Renders the selected product as texts for tenders, neutral and with the product, to copy and as files (CAT-14). */
export function SpecificationText({ product }: Props) {
  return (
    <div className={styles.texts}>
      <TextOfKind kind="neutral" product={product} />
      <TextOfKind kind="product" product={product} />
    </div>
  );
}

function TextOfKind({ product, kind }: Props & { kind: TextKind }) {
  const { choice } = useVariantSelection();
  const { locale, siteId } = useSite();
  const t = useMessages('products/product-page');
  const titleId = useId();
  const fragment = read<SpecificationTextFragment>(product);
  const item = specifiedChoice(fragment, choice);
  const whole = longText(item, locale, kind);
  const short = shortText(item, locale, kind);
  // German bills of quantities have a line per statement, Dutch ones a paragraph.
  const long = locale === 'de' ? linesOf(whole) : paragraph(whole);
  const title = kind === 'neutral' ? t('neutralText') : t('productText');
  const formats = [
    { format: 'docx', name: t('textAsWord') },
    ...(locale === 'de' ? [{ format: 'x81', name: t('textAsGaeb') }] : []),
  ];
  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <div className={styles.text}>
        <p className={styles.short}>{short}</p>
        <p>{long}</p>
      </div>
      <form className={actions.actions} method="post" action="/quotation-file/">
        <CopyButton text={`${short}\n${long}`} name={t('fileOf', { file: t('copyText'), text: title })} />
        <input type="hidden" name="siteId" value={siteId} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="project" value={short} />
        <input type="hidden" name="lines" value={JSON.stringify([{ id: fragment.id, amount: 1, ...choice }])} />
        {formats.map(({ format, name }) => (
          <button
            className={actions.action}
            key={format}
            type="submit"
            name="format"
            value={format}
            aria-label={t('fileOf', { file: name, text: title })}
          >
            <Icon name="download" />
            {name}
          </button>
        ))}
      </form>
    </section>
  );
}

/** Renders a button that copies a text, where the browser can. */
function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useMessages('products/product-page');
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', text: t('textCopied') }),
      () => notify({ kind: 'error', text: t('notCopied') }),
    );
  if (!canCopy) return null;
  return (
    <button className={actions.action} type="button" onClick={copy} aria-label={name}>
      <Icon name="copy" />
      {t('copyText')}
    </button>
  );
}
