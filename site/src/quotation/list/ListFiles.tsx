import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { NamedList } from '../lists/named-list.ts';
import type { QuotationLine } from '../quotation-line.ts';
import { requestedItems } from '../requested-items.ts';
import styles from './ListActions.module.css';

type ListFilesProps = {
  lines: readonly QuotationLine[];
  /** The project name, or a function that returns it when the file is requested. */
  project: string | (() => string);
  /** Project data and sections of a named list (QUO-11). */
  data?: Pick<NamedList, 'place' | 'tenderDate' | 'sections'>;
};

/** Renders a form that downloads the list, or the files of its products (CAT-15), and needs no scripts. */
export function ListFiles(props: ListFilesProps) {
  const t = useMessages('quotation/list');
  return (
    <FileForm className={styles.files} {...props}>
      <FileButton format="pdf" name={t('exportPdfName')} text={t('exportPdf')} />
      <FileButton format="xlsx" name={t('exportXlsxName')} text={t('exportXlsx')} />
      <FileButton format="csv" name={t('exportCsvName')} text={t('exportCsv')} />
      <FileButton format="zip" name={t('exportZipName')} text={t('exportZip')} />
    </FileForm>
  );
}

/** Renders a form that downloads the specification texts of the list, neutral or with the products (CAT-14). It needs no scripts. */
export function SpecificationFiles(props: ListFilesProps) {
  const { locale } = useSite();
  const t = useMessages('quotation/list');
  return (
    <FileForm className={styles.texts} {...props}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('specificationTexts')}</legend>
        {(['neutral', 'product'] as const).map((kind) => (
          <label className={styles.kind} key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === 'neutral'} />
            {kind === 'neutral' ? t('neutralTexts') : t('productTexts')}
          </label>
        ))}
      </fieldset>
      <div className={styles.formats}>
        <FileButton format="docx" name={t('exportWordName')} text={t('exportWord')} />
        {/* Only German bills of quantities are exchanged as GAEB files. */}
        {locale === 'de' && <FileButton format="x81" name={t('exportGaebName')} text={t('exportGaeb')} />}
      </div>
    </FileForm>
  );
}

function FileForm({
  lines,
  project,
  data,
  className,
  children,
}: ListFilesProps & { className: string | undefined; children: ReactNode }) {
  const { siteId } = useSite();
  const t = useMessages('quotation/list');
  const [isOffline, setOffline] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Without a connection the browser would replace the page by its own error page.
    if (!navigator.onLine) event.preventDefault();
    setOffline(!navigator.onLine);
    const input = event.currentTarget.elements.namedItem('project') as HTMLInputElement;
    if (typeof project !== 'string') input.value = project();
  };
  return (
    <form className={className} method="post" action="/quotation-file/" onSubmit={submit}>
      <input type="hidden" name="siteId" value={siteId} />
      <input type="hidden" name="lines" value={JSON.stringify(requestedItems(lines))} />
      <input type="hidden" name="project" defaultValue={typeof project === 'string' ? project : undefined} />
      {data?.place && <input type="hidden" name="place" value={data.place} />}
      {data?.tenderDate && <input type="hidden" name="tenderDate" value={data.tenderDate} />}
      {data && data.sections.length > 0 && <input type="hidden" name="sections" value={JSON.stringify(data.sections)} />}
      {children}
      {isOffline && (
        <p className={styles.problem} role="alert">
          {t('fileOffline')}
        </p>
      )}
    </form>
  );
}

/** Renders a button that downloads a file. Its accessible name contains its text. */
function FileButton({ format, name, text }: { format: string; name: string; text: string }) {
  return (
    <Button type="submit" name="format" value={format} look="secondary" small aria-label={name}>
      <Icon name="download" />
      {text}
    </Button>
  );
}
