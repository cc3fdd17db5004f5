import { asText } from '@plantsoen/form-rules/field-values.ts';
import { isPlateCode } from '@plantsoen/form-rules/line-rules.ts';
import { useEffect, useState } from 'react';
import { PlateProduct as operation } from '../../platform/generated/operations.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './FieldFrame.module.css';
import { useFormFrame } from './field-frame.ts';

const typingPauseMs = 500;

/** Shows which product the code of a type plate names (CON-10). An unknown code can be sent, too, because plates wear off. */
export function PlateProduct({ handle }: { handle: string }) {
  const { values } = useFormFrame();
  const { query, siteId } = useSite();
  const t = useMessages('forms');
  const [found, setFound] = useState<{ code: string; product: string | undefined }>();
  const code = asText(values[handle]).trim();
  useEffect(() => {
    if (!isPlateCode(code)) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await query(operation, { siteId, code }, leaving.signal).catch(() => undefined);
      if (!answer || leaving.signal.aborted) return;
      const { product, variant, part, year } = answer.plateCode;
      setFound({ code, product: product ? [product.title, variant ?? part, year].filter(Boolean).join(', ') : undefined });
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [code, query, siteId]);
  return (
    <p className={styles.recognised} role="status">
      {found?.code === code && (found.product ? t('plateProduct', { product: found.product }) : t('plateUnknown'))}
    </p>
  );
}
