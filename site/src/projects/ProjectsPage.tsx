import { PageHeading } from '../design/PageHeading.tsx';
import { SceneHeading } from '../design/SceneHeading.tsx';
import { read } from '../platform/data/fragment.ts';
import type { ProjectsPageFragment, ProjectsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { useMessages } from './messages.ts';
import { ProjectGrid } from './ProjectGrid.tsx';
import styles from './ProjectsPage.module.css';

/** All projects (CON-01). */
export function ProjectsPage({ entry, projects }: PageData<ProjectsPageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<ProjectsPageFragment>(entry);
  const t = useMessages();
  const heading = pageTitle ?? title;
  return (
    <>
      {hero?.image ? (
        <SceneHeading title={heading} intro={intro} picture={hero.image} mobileCrop={hero.mobileImage?.crop} />
      ) : (
        <PageHeading title={heading} intro={intro} />
      )}
      <section className={styles.list} aria-labelledby="hits">
        <h2 className={styles.count} id="hits">
          {projects.total === 0 ? t('noProjects') : t('hits', { count: projects.total })}
        </h2>
        <ProjectGrid projects={projects.hits} />
      </section>
    </>
  );
}
