import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { Button } from '../design/Button.tsx';
import layout from '../design/foundation/layout.module.css';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './FormButtons.module.css';
import { useFormFrame } from './fields/field-frame.ts';
import type { FormState } from './form-state.ts';

type FormButtonsProps = Pick<FormState, 'page' | 'isSending' | 'share'>;

/** Renders the buttons of a form page and the indicator that the form is being sent. */
export function FormButtons({ page, isSending, share }: FormButtonsProps) {
  const { pages, settings } = useFormFrame().form;
  const t = useMessages('forms');
  const { submitButtonLabel, backButtonLabel, showBackButton, buttonsPosition } = pages[page]?.settings ?? noSettings;
  const isLast = page === pages.length - 1;
  const { loadingIndicator } = settings;
  const text = settings.loadingIndicatorText || t('sending');
  const sent = share > 0 && share < 1 ? ` ${t('percent', { percent: `${Math.round(share * 100)}` })}` : '';
  return (
    <div className={styles.buttons} data-position={buttonsPosition} data-several={pages.length > 1 || undefined}>
      {showBackButton && page > 0 && (
        <Button look="secondary" type="submit" name={formNames.go} value="back" aria-disabled={isSending || undefined}>
          {backButtonLabel || t('back')}
        </Button>
      )}
      <Button
        className={styles.submit}
        type="submit"
        name={formNames.go}
        value={isLast ? 'send' : 'next'}
        aria-disabled={isSending || undefined}
        data-loading={(isSending && loadingIndicator === 'spinner') || undefined}
      >
        {submitButtonLabel}
        {!isLast && <Icon name="arrow" />}
      </Button>
      <p className={loadingIndicator === 'text' ? styles.loading : layout.hidden} role="status">
        {isSending && text + sent}
      </p>
    </div>
  );
}

const noSettings = { submitButtonLabel: '', backButtonLabel: null, showBackButton: false, buttonsPosition: 'left' } as const;
