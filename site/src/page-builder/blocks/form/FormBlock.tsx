import { Form } from '../../../forms/Form.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { FormBlockFragment, FormFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './FormBlock.module.css';

/** Renders a form with its title on the left, or above it in narrow windows (BLK-14). */
export function FormBlock({ block }: { block: FragmentOf<FormBlockFragment> }) {
  const { id, handle, form } = read<FormBlockFragment>(block);
  const content = form && read<FormFragment>(form);
  const isTitled = content?.settings.displayFormTitle;
  const Box = isTitled ? 'section' : 'div';
  return (
    <Box className={styles.section}>
      {isTitled && (
        <h2 className={styles.title} id={titleId({ id })}>
          {content.title}
        </h2>
      )}
      <div className={styles.form}>
        {form ? (
          <Form form={form} id={`form-${id}`} labelledBy={isTitled ? titleId({ id }) : undefined} />
        ) : (
          <MissingForm handle={handle} />
        )}
      </div>
    </Box>
  );
}

/** Shows a message in place of a form that no longer exists (FRM-13). */
export function MissingForm({ handle }: { handle: string }) {
  const t = useMessages('forms');
  return <p>{t('missing', { handle })}</p>;
}
