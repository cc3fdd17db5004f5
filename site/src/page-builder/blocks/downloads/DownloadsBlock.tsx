import { SideSection } from '../../../design/headings/SectionHeading.tsx';
import { DownloadList } from '../../../downloads/DownloadList.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { DownloadsBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../../../platform/routing/return-query.ts';
import styles from './DownloadsBlock.module.css';

/** Renders files to download, with links to an account below if some are withheld from a guest (BLK-09, MEM-04). */
export function DownloadsBlock({ block }: { block: FragmentOf<DownloadsBlockFragment> }) {
  const { id, titleField, downloads } = read<DownloadsBlockFragment>(block);
  const { isMember } = useSite();
  const t = useMessages('page-builder');
  if (downloads.length === 0) return null;
  return (
    <SideSection id={`downloads-${id}`} title={titleField ?? t('downloads')}>
      <DownloadList downloads={downloads} />
      {!isMember && downloads.some(({ url }) => url === null) && <WaysIn />}
    </SideSection>
  );
}

/** Renders links to log in and sign up, which return to the page. */
function WaysIn() {
  const { hrefOf } = useSite();
  const t = useMessages('page-builder');
  const back = useReturnQuery();
  return (
    <p className={styles.note}>
      {t('lockedFiles')}
      <a className={styles.way} href={hrefOf('login') + back} rel="nofollow">
        {t('logIn')}
      </a>
      <a className={styles.way} href={hrefOf('register') + back} rel="nofollow">
        {t('createAccount')}
      </a>
    </p>
  );
}
