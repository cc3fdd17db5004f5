import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useLoadedQuotationLines } from '../quotation-list.ts';
import { detailsOf, goneMessages } from './line-details.ts';
import styles from './QuotationSummary.module.css';
import { useQuotationProducts } from './use-quotation-products.ts';

const none = [] as const;

/** Renders a summary of the list that is submitted with the request, with a link to the page that changes it. */
export function QuotationSummary() {
  const { hrefOf } = useSite();
  const t = useMessages('quotation');
  const ofRequest = useMessages('quotation/request');
  const known = useLoadedQuotationLines();
  const lines = known ?? none;
  const products = useQuotationProducts(lines);
  const details = lines.map((line) => detailsOf(line, products));
  return (
    <section className={styles.summary} aria-labelledby="quotation-summary">
      <h2 className={styles.title} id="quotation-summary">
        {t('yourList')}
      </h2>
      {known?.length === 0 && <p className={styles.empty}>{ofRequest('emptyList')}</p>}
      <ol>
        {lines.map((line, place) => {
          const { title, measure, finish, options, gone } = details[place] ?? detailsOf(line, products);
          const image = products.get(line.id)?.productImage?.crop.url ?? line.productImage;
          return (
            <li
              key={[line.id, line.variant, line.colour, line.mounting, line.options, line.part, line.remark].join()}
              className={styles.row}
            >
              <span className={styles.picture}>{image && <img src={image} width={70} height={50} alt="" />}</span>
              <div>
                <p>{title}</p>
                <p className={styles.detail}>{[measure, finish, options].filter(Boolean).join(', ')}</p>
                {line.remark && <p className={styles.remark}>{line.remark}</p>}
                {gone && <p className={styles.gone}>{t(goneMessages[gone])}</p>}
              </div>
              <p className={styles.amount}>{t('times', { count: line.amount ?? 1 })}</p>
            </li>
          );
        })}
      </ol>
      {details.some(({ gone }) => gone !== undefined) && <p className={styles.gone}>{ofRequest('goneLines')}</p>}
      <noscript>
        <p className={styles.empty}>{ofRequest('noScript')}</p>
      </noscript>
      {known?.length === 0 ? (
        <TextLink href={hrefOf('products')}>{t('toProducts')}</TextLink>
      ) : (
        <p className={styles.change}>
          <TextLink href={hrefOf('quotationList')}>{t('changeList')}</TextLink>
        </p>
      )}
    </section>
  );
}
