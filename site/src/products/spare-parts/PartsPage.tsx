import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { FinderForm } from './FinderForm.tsx';
import { PartResults } from './PartResults.tsx';
import styles from './PartsPage.module.css';
import { PhotoLink } from './PhotoLink.tsx';
import type { LoadedParts } from './parts-loader.ts';

/** Renders the parts finder below its heading: the ways to search, and the parts that were found (CAT-18). */
export function PartsPage({ parts }: { parts: LoadedParts }) {
  const { finder, models, result, present } = parts;
  const t = useMessages('products/spare-parts');
  const problem = result && 'problem' in result ? result.problem : undefined;
  return (
    <>
      <div className={layout.container}>
        <FinderForm
          // A new address has its own texts in the fields.
          key={JSON.stringify(finder)}
          finder={finder}
          models={models}
          problem={problem}
        />
        {problem === 'failed' && (
          <p className={styles.problem} role="alert">
            <Icon name="alert" />
            {t('failed')}
          </p>
        )}
        {result && 'unknown' in result && (
          <section className={styles.unknown} aria-labelledby="unknown-title">
            <h2 id="unknown-title">{t('unknown')}</h2>
            <p>{result.unknown === '' ? t('nothingRead') : t('read', { code: result.unknown })}</p>
            <p>{t('form')}</p>
            <p>{t('ask')}</p>
            <PhotoLink damageUri={result.damageUri} code={finder.code} />
          </section>
        )}
      </div>
      {result && 'product' in result && <PartResults {...result} present={present} code={finder.code || result.product.sku} />}
    </>
  );
}
