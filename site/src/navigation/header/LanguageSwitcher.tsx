import { locales } from '@plantsoen/contract/locales.ts';
import { homeUri } from '@plantsoen/contract/paths.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useShownQuery } from '../../platform/navigation/shown-query.ts';
import { sharedQuery } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { LayoutData } from '../shell.ts';
import styles from './LanguageSwitcher.module.css';

/**
 * Renders links to the same entry in the other languages, or to its closest parent that is live there, with the same selections
 * (LOC-06).
 */
export function LanguageSwitcher({ translations }: { translations: LayoutData['routeTranslations'] }) {
  const { siteId, hrefInLocale } = useSite();
  const t = useMessages('navigation');
  const query = sharedQuery(useShownQuery());
  const uriIn = (id: number) => translations.find((translation) => translation.siteId === id)?.uri ?? homeUri;
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {locales.map(({ code, name, siteId: id, languageTag }) => (
          <li key={code}>
            <a
              className={styles.language}
              href={hrefInLocale(id, uriIn(id)) + query}
              hrefLang={languageTag}
              lang={languageTag}
              aria-label={`${code.toUpperCase()}, ${name}`}
              aria-current={id === siteId ? 'true' : undefined}
            >
              {code.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
