import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useIsInteractive } from '../../platform/rendering/use-is-interactive.ts';
import { useShareLink } from '../use-share-link.ts';
import styles from './ComparisonPage.module.css';

/** Renders the buttons to share and to print the comparison. Both need scripts, so they appear with them. */
export function ComparisonActions({ title }: { title: string }) {
  const t = useMessages('products/comparison');
  const share = useShareLink(title);
  const isInteractive = useIsInteractive();
  return (
    <div className={styles.actions}>
      {share && (
        <Button look="secondary" small onClick={share}>
          <Icon name="share" />
          {t('share')}
        </Button>
      )}
      {isInteractive && (
        <Button look="secondary" small onClick={() => print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
      )}
    </div>
  );
}
