import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../design/Icon.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { GlossaryFragment } from '../platform/generated/operations-types.ts';
import { type Explained, findTerms } from './find-terms.ts';
import styles from './Term.module.css';

const GlossaryContext = createContext<readonly Explained[]>([]);

type GlossaryProviderProps = { terms: readonly FragmentOf<GlossaryFragment>[]; children: ReactNode };

/** Provides the terms of the glossary for the labels of a page (CAT-21). */
export function GlossaryProvider({ terms, children }: GlossaryProviderProps) {
  return <GlossaryContext value={terms.map((term) => read<GlossaryFragment>(term))}>{children}</GlossaryContext>;
}

type TermProps = {
  /** The label in which terms are recognised. */
  text: string;
  /** Shown in place of the text. */
  children?: ReactNode;
};

/** Renders a label. If it contains a term, the label discloses its explanation, also without scripts. */
export function Term({ text, children = text }: TermProps) {
  const terms = findTerms(useContext(GlossaryContext), text);
  if (terms.length === 0) return children;
  return <Disclosure label={children}>{terms.map(({ explanation }) => explanation).join(' ')}</Disclosure>;
}

/** Renders a disclosure for each term in a value or a description, below it. */
export function TermNotes({ text }: { text: string }) {
  return findTerms(useContext(GlossaryContext), text).map(({ title, explanation }) => (
    <Disclosure key={title} label={title} className={styles.note}>
      {explanation}
    </Disclosure>
  ));
}

function Disclosure({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string | undefined }) {
  return (
    <details className={className}>
      <summary className={styles.label}>
        <span className={styles.words}>{label}</span>
        <Icon name="information" />
      </summary>
      <span className={styles.explanation}>{children}</span>
    </details>
  );
}
