import { PageIntro } from '../pages/PageIntro.tsx';
import type { ProjectsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { useMessages } from './messages.ts';
import { ProjectGrid } from './ProjectGrid.tsx';
import styles from './ProjectsPage.module.css';

/** All projects (CON-01). */
export function ProjectsPage({ entry, projects }: PageData<ProjectsPageQuery, 'Page'>) {
  const t = useMessages();
  return (
    <>
      <PageIntro page={entry} />
      <section className={styles.list} aria-labelledby="hits">
        <h2 className={styles.count} id="hits">
          {projects.total === 0 ? t('noProjects') : t('hits', { count: projects.total })}
        </h2>
        <ProjectGrid projects={projects.hits} />
      </section>
    </>
  );
}
