import { productQuery } from '@plantsoen/contract/product-query.ts';
import { type ReactNode, useId, useState } from 'react';
import { AmountField } from '../../design/AmountField.tsx';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { lazyWithPreload } from '../../platform/rendering/lazy-with-preload.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { CompareButton } from '../../products/CompareButton.tsx';
import discontinued from '../../products/DiscontinuedMark.module.css';
import { partHref } from '../../products/part-href.ts';
import drag from '../lists/ListDrag.module.css';
import { haveSameChoices, isSameLine, type QuotationLine } from '../quotation-line.ts';
import { decrement, increment, maxPieces, settle } from '../quotation-rules.ts';
import { freshLines } from '../shared-editing/fresh-lines.ts';
import { maxRemarkLength } from '../stored-lines.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import { LineSums } from './LineSums.tsx';
import { choiceParts } from './line-choice.ts';
import { goneMessages, type LineDetails, productOptions, type QuotationProduct } from './line-details.ts';
import styles from './QuotationRow.module.css';
import { replaceProduct } from './replace-product.ts';
import { useRemark } from './use-remark.ts';

const options = lazyWithPreload(async () => (await import('./LineOptions.tsx')).LineOptions);

type QuotationRowProps = {
  line: QuotationLine;
  details: LineDetails;
  /** The live product. Until it is loaded, the stored picture is shown. */
  product: QuotationProduct | undefined;
  place: number;
  /** Note about the last change by others. */
  change: ReactNode;
  /** Menu that moves the line. */
  menu: ReactNode;
  level: 2 | 3;
  onRemove: (title: string) => void;
};

/** Renders a line of the list: number, picture, product with choices, remark, amount and weight (QUO-07). */
export function QuotationRow({ line, details, product, place, change: changeNote, menu, level, onRemove }: QuotationRowProps) {
  const { title, category, uri, measure, finish, options: optionsText, pieceEur, gone, successor } = details;
  const { format, hrefOf, localHref, member } = useSite();
  const href = line.part ? partHref(hrefOf('spareParts'), line.part) : localHref(uri) + productQuery(line);
  const t = useMessages('quotation');
  const change = useQuotationChange();
  const { remark, type, leave } = useRemark(line);
  const ofList = useMessages('quotation/list');
  const isFresh = freshLines.use().some((other) => isSameLine(other, line));
  const [isChanging, setChanging] = useChanging(line);
  const formId = useId();
  const parts = product ? choiceParts(line, product) : [];
  const offered = product && !line.part ? productOptions(product) : [];
  const picture = product?.productImage?.crop;
  const Heading = `h${level}` as const;
  return (
    <li className={`${styles.own} ${drag.target}`} data-drag={`line ${place}`} data-fresh={isFresh || undefined}>
      <span className={styles.number}>{String(place + 1).padStart(2, '0')}</span>
      <div className={styles.picture}>
        {picture ? (
          <Picture className={styles.image} picture={{ alt: '', cutOut: true, crop: picture }} sizes="140px" priority />
        ) : (
          line.productImage && <img className={styles.image} src={line.productImage} width={140} height={100} alt="" />
        )}
      </div>
      <div className={`${styles.product} ${member?.isApproved ? styles.priced : ''}`}>
        <Heading className={styles.title}>{gone === 'product' ? title : <a href={href}>{title}</a>}</Heading>
        {[category, measure, finish, optionsText, pieceEur && t('each', { price: format.price(pieceEur) })]
          .filter(Boolean)
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
        {changeNote}
        {gone !== 'product' && !line.part && (
          <div className={styles.buttons}>
            <CompareButton item={line} title={title} className={styles.compare} />
            {(!product || parts.length + offered.length > 0) && (
              <ChangeButton
                label={ofList('changeOf', { title })}
                formId={isChanging ? formId : undefined}
                onOpen={() => setChanging(true)}
              />
            )}
          </div>
        )}
        {isChanging && product && (
          <options.View
            id={formId}
            line={line}
            title={title}
            parts={parts}
            offered={offered}
            onClose={() => setChanging(false)}
          />
        )}
        {gone && (
          <p className={discontinued.mark}>
            <Icon name="alert" />
            {t(goneMessages[gone])}
          </p>
        )}
        {successor && (
          <p className={discontinued.successor}>
            <a href={localHref(successor.uri)}>{t('successor', { title: successor.title })}</a>
            <button type="button" onClick={() => change((lines) => replaceProduct(lines, line, successor))}>
              {t('replaceBy', { title: successor.title })}
            </button>
          </p>
        )}
      </div>
      <div className={styles.remark}>
        <textarea
          className={styles.remarkField}
          rows={1}
          maxLength={maxRemarkLength}
          placeholder={t('remark')}
          aria-label={t('remarkOn', { title })}
          value={remark}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <p className={styles.printed}>{remark}</p>
      </div>
      <div className={styles.amount}>
        <AmountField
          amount={line.amount}
          max={maxPieces}
          labels={{
            amount: t('amountOf', { title }),
            less: t('lessOf', { title }),
            more: t('moreOf', { title }),
            tooMany: t('most', { most: maxPieces }),
          }}
          onLess={() => change((lines) => decrement(lines, line))}
          onMore={() => change((lines) => increment(lines, line))}
          onType={(value) =>
            change((lines) => (value === null ? decrement(lines, line, 'reset') : increment(lines, line, value)))
          }
          onLeave={() => change((lines) => settle(lines, line))}
        />
        <p className={styles.printed}>{line.amount ?? 1}</p>
      </div>
      <LineSums details={details} />
      <div className={styles.menu}>{menu}</div>
      <IconButton
        icon="close"
        aria-label={t('removeLine', { title })}
        className={styles.remove}
        data-remove
        onClick={() => onRemove(title)}
      />
    </li>
  );
}

/** Returns whether the choices of a line are being changed, and a function that sets it. It is false for another line at this place. */
function useChanging(line: QuotationLine): [boolean, (isChanging: boolean) => void] {
  const [changing, setChanging] = useState<QuotationLine>();
  const isChanging = changing !== undefined && haveSameChoices(changing, line);
  return [isChanging, (isOpen) => setChanging(isOpen ? line : undefined)];
}

/** Renders the button that opens the form of a line. Its second click applies the choices, because its label says so. */
function ChangeButton({ label, formId, onOpen }: { label: string; formId: string | undefined; onOpen: () => void }) {
  const t = useMessages('quotation/list');
  const click = () => {
    if (formId === undefined) return void options.prepare().then(onOpen);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <button
      className={styles.compare}
      type="button"
      data-change
      aria-expanded={formId !== undefined}
      aria-label={label}
      onPointerEnter={() => void options.prepare()}
      onClick={click}
    >
      <Icon name="filters" />
      {t('change')}
    </button>
  );
}
