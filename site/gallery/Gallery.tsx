import { defaultLocale, type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { useState } from 'react';
import { Button } from '../src/design/Button.tsx';
import { groups } from './Examples.tsx';
import styles from './Gallery.module.css';

/** Widths of the window in which the examples are shown, in pixels. */
const widths = ['390', '768', '1280', '100%'] as const;

/** Renders the switches for language and width, the list of entries, and the examples in a window of that width. */
export function Gallery() {
  const [locale, setLocale] = useState<LocaleCode>(defaultLocale);
  const [width, setWidth] = useState<(typeof widths)[number]>('100%');
  const [entry, setEntry] = useState('');
  return (
    <div className={styles.gallery}>
      <nav className={styles.list} aria-label="Entries">
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {Object.keys(entries).map((name) => (
                <li key={name}>
                  <button type="button" aria-current={name === entry || undefined} onClick={() => setEntry(name)}>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.bar}>
        <Button small look={entry === '' ? 'primary' : 'secondary'} onClick={() => setEntry('')}>
          All entries
        </Button>
        {locales.map(({ code, name }) => (
          <Button key={code} small look={code === locale ? 'primary' : 'secondary'} onClick={() => setLocale(code)}>
            {name}
          </Button>
        ))}
        {widths.map((one) => (
          <Button key={one} small look={one === width ? 'primary' : 'secondary'} onClick={() => setWidth(one)}>
            {one}
          </Button>
        ))}
      </div>
      <iframe
        className={styles.window}
        title="Examples"
        src={`/examples/?${new URLSearchParams({ locale, entry })}`}
        width={width}
      />
    </div>
  );
}
