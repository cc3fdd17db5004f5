import { TextLink } from '../design/Link.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { OfficePlaceFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { MapDrawing } from '../projects/MapDrawing.tsx';
import styles from './OfficePlace.module.css';

/** Returns the address of directions to a place on OpenStreetMap. */
function routeHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}

/** Renders the office on a map with a link to directions (CON-06); nothing if its coordinates are unknown. */
export function OfficePlace({ sets }: { sets: FragmentOf<OfficePlaceFragment> }) {
  const { globalData } = read<OfficePlaceFragment>(sets).globals;
  const { companyName, latitude, longitude, streetNameHouseNumber, postalCodeCityName } = globalData;
  const t = useMessages('contact');
  if (latitude === null || longitude === null) return null;
  const address = [streetNameHouseNumber, postalCodeCityName].filter(Boolean).join(', ');
  return (
    <section className={styles.place} aria-labelledby="place">
      <h2 className={styles.heading} id="place">
        {t('place')}
      </h2>
      <MapDrawing latitude={latitude} longitude={longitude} />
      <div className={styles.marker}>
        <span className={styles.dot} />
        <div className={styles.label}>
          <p>{address || companyName}</p>
          <TextLink
            href={routeHref(latitude, longitude)}
            target="_blank"
            rel="noopener"
            aria-label={`${t('route')} (${t('newWindow')})`}
          >
            {t('route')}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
