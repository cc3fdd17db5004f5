import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import layout from '../design/foundation/layout.module.css';
import { RichText } from '../design/RichText.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './FilledForm.module.css';
import { FormAlert } from './FormAlert.tsx';
import { FormButtons } from './FormButtons.tsx';
import { PageProgress, PageTabs, PageTitle } from './FormProgress.tsx';
import { Field } from './fields/Field.tsx';
import { FormFrameContext } from './fields/field-frame.ts';
import type { FieldContent, FormContent } from './form-content.ts';
import type { FormAnswer, PostedForm } from './posted-form.ts';
import { TimeToken } from './TimeToken.tsx';
import { useForm } from './use-form.ts';

type FilledFormProps = {
  id: string;
  form: FormContent;
  posted: PostedForm | undefined;
  labelledBy: string | undefined;
  onSent: (answer: FormAnswer) => void;
};

const isSeen = ({ type, visibility }: FieldContent) => type !== 'Hidden' && visibility === 'visible';

/**
 * Returns the id of the element around a form and its message. It differs from the ID of every field. Browsers without scripts jump
 * there after a POST.
 */
export const placeId = (formId: string) => `${formId}--place`;

/**
 * Renders a form to fill in. All its pages are in the document and one is visible, so values survive page changes and are always
 * submitted. Without scripts, the form is posted to the address of its page, and the server renders the next form page or the
 * problems.
 */
export function FilledForm({ id, form, posted, labelledBy, onSent }: FilledFormProps) {
  const { ref, state, frame, handlers, companion } = useForm(form, id, posted, onSent);
  const { page, alert, news } = state;
  const { settings, pages } = form;
  const t = useMessages('forms');
  const isSeveral = pages.length > 1;
  const hasFiles = fieldsOf(form).some(({ type }) => type === 'FileUpload');
  const progress = settings.displayPageProgress && isSeveral && (
    <PageProgress page={page} isTitled={settings.displayCurrentPageTitle} />
  );
  const announced = [
    news && news.shown.length > 0 && t('fieldsShown', { fields: news.shown.join(', ') }),
    news && news.hidden.length > 0 && t('fieldsHidden', { fields: news.hidden.join(', ') }),
  ];
  return (
    <FormFrameContext value={frame}>
      <form
        ref={ref}
        className={styles.form}
        id={id}
        method="post"
        action={`#${placeId(id)}`}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        aria-labelledby={labelledBy}
        aria-label={labelledBy ? undefined : form.title}
        aria-busy={state.isSending || undefined}
        {...handlers}
      >
        <input type="hidden" name={formNames.handle} value={form.handle} />
        <input type="hidden" name={formNames.page} value={page} />
        {posted && <input type="hidden" name={formNames.idempotencyKey} value={posted.idempotencyKey} />}
        <TimeToken />
        {/* The Enter key presses the first button of a form, which must not be a tab. */}
        <button
          className={layout.hidden}
          type="submit"
          name={formNames.go}
          value={page === pages.length - 1 ? 'send' : 'next'}
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={layout.hidden} aria-hidden="true">
          <label>
            {t('leaveEmpty')}
            <input type="text" name={formNames.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {settings.displayPageTabs && isSeveral && <PageTabs page={page} />}
        {settings.progressPosition === 'start' && progress}
        {settings.displayCurrentPageTitle && isSeveral && !(progress && settings.progressPosition === 'start') && (
          <PageTitle page={page} />
        )}
        {alert && <FormAlert problems={alert.problems} />}
        {pages.map(({ id: pageId, name, rows }, index) => (
          <fieldset
            key={pageId}
            className={styles.page}
            data-page={index}
            hidden={index !== page}
            aria-label={isSeveral ? t('page', { place: index + 1, places: pages.length, name }) : undefined}
            tabIndex={-1}
          >
            {rows.map(({ fields }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their order is fixed
              <div key={row} className={styles.row} data-fields={fields.filter(isSeen).length}>
                {fields.map((field) => (
                  <Field key={field.id} field={field} />
                ))}
              </div>
            ))}
          </fieldset>
        ))}
        {companion.inputs}
        <FormButtons page={page} isSending={state.isSending} share={state.share} />
        {settings.progressPosition === 'end' && progress && <PageProgress page={page} isTitled={false} />}
        <p className={layout.hidden} role="status">
          {announced.filter(Boolean).join('. ')}
        </p>
        <FormNotice form={form} />
      </form>
    </FormFrameContext>
  );
}

/** Shows the privacy notice below a form: its text, the legal basis and the retention period (FRM-14, FRM-15). */
function FormNotice({ form: { avgText, legalBasis, retentionDays } }: { form: FormContent }) {
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
