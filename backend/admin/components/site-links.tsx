import { locales } from '@plantsoen/contract/locales.ts';
import type { BeforeListTableServerProps } from 'payload';
import { labelFor } from '../../src/platform/payload/label.ts';

const all = { nl: 'Alle talen', en: 'All languages', de: 'Alle Sprachen' };
const label = { nl: 'Taal van de website', en: 'Language of the site', de: 'Sprache der Website' };

/** Address parameter of Payload's own list filter, which therefore shows the site too. */
const parameter = 'where[or][0][and][0][site][equals]';

/** Renders links above a list that filter it by site. */
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
