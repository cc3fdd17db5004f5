import { locales } from '@plantsoen/contract/locales.ts';
import type { BeforeListTableServerProps } from 'payload';
import { labelFor } from '../../src/platform/payload/label.ts';

const all = { nl: 'Alle talen', en: 'All languages', de: 'Alle Sprachen' };
const label = { nl: 'Taal van de website', en: 'Language of the site', de: 'Sprache der Website' };

/** Where Payload's own filter of a list keeps the site in the address, so that it shows there, too. */
const parameter = 'where[or][0][and][0][site][equals]';

/** Links to what a list holds of one site, above it. */
export function SiteLinks({ collectionSlug, i18n, searchParams }: BeforeListTableServerProps) {
  const address = `/admin/collections/${collectionSlug}`;
  const chosen = [searchParams?.[parameter]].flat()[0];
  const links = [{ code: undefined, name: labelFor({ i18n }, all) }, ...locales];
  return (
    <nav className="plantsoen-links" aria-label={labelFor({ i18n }, label)}>
      {links.map(({ code, name }) => (
        <a
          key={name}
          href={code ? `${address}?${encodeURIComponent(parameter)}=${code}` : address}
          aria-current={code === chosen ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
