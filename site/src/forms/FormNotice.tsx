import { RichText } from '../design/RichText.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './FormNotice.module.css';
import type { FormContent } from './form-content.ts';

/** Shows the privacy notice below a form: its text, the legal basis and the retention period (FRM-14, FRM-15). */
export function FormNotice({ form: { avgText, legalBasis, retentionDays } }: { form: FormContent }) {
  const t = useMessages('forms');
  return (
    <div className={styles.notice}>
      {avgText && <RichText className={styles.text} html={avgText} />}
      <p>
        {legalBasis && `${t('legalBasis', { basis: legalBasis.replace(/\.$/, '') })} `}
        {t('retention', { count: retentionDays })}
      </p>
    </div>
  );
}
