import { Picture } from '../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ProjectCardFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ProjectCard.module.css';

type ProjectCardProps = {
  project: FragmentOf<ProjectCardFragment>;
  /** Distance to the place around which projects are listed (CON-09). */
  distanceKm?: number | null | undefined;
  /** Number of the twelve columns that it spans from 768 px; below that it is alone. */
  columns: keyof typeof widths;
};

const widths = {
  5: '(width >= 1360px) 520px, (width >= 768px) 39vw',
  6: '(width >= 1360px) 628px, (width >= 768px) 46vw',
  7: '(width >= 1360px) 736px, (width >= 768px) 55vw',
};

/** Renders a project in a grid: its first picture on the shelf, name, year and place (BLK-16). */
export function ProjectCard({ project, distanceKm, columns }: ProjectCardProps) {
  const { title, uri, location, countryName, year, headerslider } = read<ProjectCardFragment>(project);
  const { format, localHref } = useSite();
  const [picture] = headerslider;
  const place = [location, countryName].filter(Boolean).join(', ');
  return (
    <li className={styles.card}>
      <div className={styles.shelf}>
        {picture && <Picture className={styles.picture} picture={picture} sizes={`${widths[columns]}, 92vw`} />}
      </div>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <a className={styles.link} href={localHref(uri)}>
            {title}
          </a>
        </h3>
        {year !== null && <span className={styles.year}>{year}</span>}
      </div>
      {place && (
        <p className={styles.location}>
          {place}
          {distanceKm != null && <span>{`${format.count(distanceKm)} km`}</span>}
        </p>
      )}
    </li>
  );
}
