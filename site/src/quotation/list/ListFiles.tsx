import type { SubmitEvent } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { QuotationLine } from '../quotation-line.ts';
import { requestedItems } from '../requested-items.ts';
import styles from './ListActions.module.css';

type ListFilesProps = {
  lines: readonly QuotationLine[];
  /** The project name, or a function that returns it when the file is requested. */
  project: string | (() => string);
};

/** Renders a form that downloads the list as a file and needs no scripts. */
export function ListFiles({ lines, project }: ListFilesProps) {
  const { siteId } = useSite();
  const t = useMessages('quotation/list');
  const nameProject = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    const input = currentTarget.elements.namedItem('project') as HTMLInputElement;
    if (typeof project !== 'string') input.value = project();
  };
  return (
    <form className={styles.files} method="post" action="/quotation-file/" onSubmit={nameProject}>
      <input type="hidden" name="siteId" value={siteId} />
      <input type="hidden" name="lines" value={JSON.stringify(requestedItems(lines))} />
      <input type="hidden" name="project" defaultValue={typeof project === 'string' ? project : undefined} />
      <Button type="submit" name="format" value="pdf" look="secondary" small aria-label={t('exportPdfName')}>
        <Icon name="download" />
        {t('exportPdf')}
      </Button>
      <Button type="submit" name="format" value="csv" look="secondary" small aria-label={t('exportCsvName')}>
        <Icon name="download" />
        {t('exportCsv')}
      </Button>
    </form>
  );
}
