import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { lazyWithPreload } from '../../platform/rendering/lazy-with-preload.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useIsInteractive } from '../../platform/rendering/use-is-interactive.ts';
import styles from './AddColumn.module.css';
import type { ComparedColumn } from './compared-columns.ts';

const productSearch = lazyWithPreload(async () => (await import('./ProductSearch.tsx')).ProductSearch);

type AddColumnProps = {
  columns: readonly ComparedColumn[];
  /** Place of the product to be replaced, or the first free one. */
  place: number;
  /** Title of the product to be replaced. */
  title?: string;
  children: ReactNode;
};

/** Renders a button that opens the product search in place, to add or replace a column. Without scripts it is a link to the products. */
export function AddColumn({ columns, place, title, children }: AddColumnProps) {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const isInteractive = useIsInteractive();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  if (!isInteractive) {
    return (
      <a className={styles.link} href={hrefOf('products')}>
        {children}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        className={styles.link}
        type="button"
        aria-label={title && t('replaceProduct', { title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void productSearch.prepare()}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div className={styles.panel} id={id}>
          <Suspense>
            <productSearch.View columns={columns} place={place} onClose={close} />
          </Suspense>
        </div>
      )}
    </>
  );
}
