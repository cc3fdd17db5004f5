import { useEffect, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { notify } from '../../../notifications/notify.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SpecificationTextFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useVariantSelection } from '../configuration/use-variant-selection.tsx';
import actions from '../ProductActions.module.css';
import styles from './SpecificationText.module.css';
import { specificationText } from './specification-text.ts';

/** Renders the selected product as a text for tenders, with a button to copy it. */
export function SpecificationText({ product }: { product: FragmentOf<SpecificationTextFragment> }) {
  const { choice } = useVariantSelection();
  const { format, locale } = useSite();
  const t = useMessages('products/product-page');
  const onCard = useMessages('products');
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const text = specificationText(read<SpecificationTextFragment>(product), choice, { t, onCard, format, locale });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', text: t('textCopied') }),
      () => notify({ kind: 'error', text: t('notCopied') }),
    );
  return (
    <div>
      <p className={styles.text}>{text}</p>
      <div className={actions.actions}>
        {canCopy && (
          <button className={actions.action} type="button" onClick={copy}>
            <Icon name="copy" />
            {t('copyText')}
          </button>
        )}
      </div>
    </div>
  );
}
