import { sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type NamedList, openList } from '../lists/named-list.ts';
import { useNamedLists } from '../lists/quotation-lists.ts';
import { groupLines } from '../lists/section-rules.ts';
import type { QuotationLine } from '../quotation-line.ts';
import { detailsOf, goneMessages, type LineDetails } from './line-details.ts';
import styles from './QuotationSummary.module.css';
import { useQuotationProducts } from './use-quotation-products.ts';

const none: Pick<NamedList, 'lines' | 'sections'> = { lines: [], sections: [] };

/** Renders a summary of the list that is submitted with the request, by its sections, with a link to the page that changes it. */
export function QuotationSummary() {
  const { hrefOf } = useSite();
  const t = useMessages('quotation');
  const ofRequest = useMessages('quotation/request');
  const all = useNamedLists();
  const list = all && openList(all);
  const known = list?.lines;
  const { lines, sections } = list ?? none;
  const groups = groupLines({ lines, sections }).filter(({ lines: within }) => within.length > 0);
  const products = useQuotationProducts(lines);
  const details = lines.map((line) => detailsOf(line, products));
  return (
    <section className={styles.summary} aria-labelledby="quotation-summary">
      <h2 className={styles.title} id="quotation-summary">
        {t('yourList')}
      </h2>
      {known?.length === 0 && <p className={styles.empty}>{ofRequest('emptyList')}</p>}
      {groups.map(({ section, lines: within }) => (
        <div key={section?.id ?? ''}>
          {section && (
            <h3 className={styles.section}>
              {sectionMark(sections.indexOf(section))} {section.name}
            </h3>
          )}
          <ol>
            {within.map((line) => (
              <SummaryRow
                key={[line.id, line.variant, line.colour, line.mounting, line.options, line.part, line.remark].join()}
                line={line}
                details={details[lines.indexOf(line)] ?? detailsOf(line, products)}
                picture={products.get(line.id)?.productImage?.crop.url ?? line.productImage}
              />
            ))}
          </ol>
        </div>
      ))}
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

function SummaryRow({ line, details, picture }: { line: QuotationLine; details: LineDetails; picture: string }) {
  const t = useMessages('quotation');
  const { title, measure, finish, options, gone } = details;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{picture && <img src={picture} width={70} height={50} alt="" />}</span>
      <div>
        <p>{title}</p>
        <p className={styles.detail}>{[measure, finish, options].filter(Boolean).join(', ')}</p>
        {line.remark && <p className={styles.remark}>{line.remark}</p>}
        {gone && <p className={styles.gone}>{t(goneMessages[gone])}</p>}
      </div>
      <p className={styles.amount}>{t('times', { count: line.amount ?? 1 })}</p>
    </li>
  );
}
