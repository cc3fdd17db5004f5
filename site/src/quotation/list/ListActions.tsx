import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { onDemand } from '../../platform/rendering/on-demand.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { askedLines } from '../asked-lines.ts';
import { useMessages as useQuotationMessages } from '../messages.ts';
import { keptProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import styles from './ListActions.module.css';
import { useMessages } from './messages.ts';

const shareModal = onDemand(async () => (await import('./ShareModal.tsx')).ShareModal);

/** What can be done with the list as a whole: keep it as a file, share it, print it. */
export function ListActions({ lines }: { lines: QuotationLines }) {
  const { siteId } = useSite();
  const t = useMessages();
  const ofQuotation = useQuotationMessages();
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.actions}>
      <form
        className={styles.files}
        method="post"
        action="/quotation-file/"
        onSubmit={({ currentTarget }) => {
          const project = currentTarget.elements.namedItem('project') as HTMLInputElement;
          project.value = keptProjectName();
        }}
      >
        <input type="hidden" name="siteId" value={siteId} />
        <input type="hidden" name="lines" value={JSON.stringify(askedLines(lines))} />
        <input type="hidden" name="project" />
        <Button type="submit" name="format" value="pdf" look="secondary" small aria-label={t('exportPdfName')}>
          <Icon name="download" />
          {t('exportPdf')}
        </Button>
        <Button type="submit" name="format" value="csv" look="secondary" small aria-label={t('exportCsvName')}>
          <Icon name="download" />
          {t('exportCsv')}
        </Button>
      </form>
      <Button
        look="secondary"
        small
        aria-haspopup="dialog"
        onPointerEnter={() => void shareModal.prepare()}
        onClick={() => void shareModal.prepare().then(() => setSharing(true))}
      >
        <Icon name="share" />
        {t('share')}
      </Button>
      <Button look="secondary" small onClick={() => print()}>
        <Icon name="print" />
        {ofQuotation('print')}
      </Button>
      {isSharing && <shareModal.View lines={lines} onClose={() => setSharing(false)} />}
    </div>
  );
}
