import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../notifications/notify.ts';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { FormFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { type Receipt, submissionRedirect } from './after-submit.ts';
import { FilledForm, placeId } from './FilledForm.tsx';
import styles from './Form.module.css';
import { formContent } from './form-content.ts';
import { deleteDraft } from './form-draft.ts';
import { FormExtensionContext } from './form-extension.ts';
import type { FormAnswer } from './posted-form.ts';
import { SentMessage } from './SentMessage.tsx';
import { usePostedForm } from './use-posted-form.ts';

type FormProps = {
  form: FragmentOf<FormFragment>;
  /** Id of the form element, unique in the page. */
  id: string;
  /** Title above the form. `labelledBy` is the id of its heading, which names the form. */
  title?: ReactNode;
  labelledBy?: string | undefined;
};

/** Renders a form of the editors, from its first page to its message or redirect after submission (FRM-01 to FRM-13). */
export function Form({ form: masked, id, title, labelledBy }: FormProps) {
  const form = formContent(masked);
  const { handle, settings } = form;
  const posted = usePostedForm(form.handle);
  const site = useSite();
  const t = useMessages('forms');
  const router = useRouter({ warn: false });
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(posted?.outcome === 'sent');
  const { showsNumber } = useContext(FormExtensionContext);
  const receiptOf = ({ number, isUnconfirmed }: { number?: string; isUnconfirmed?: boolean }): Receipt => ({
    ticket: showsNumber ? undefined : number,
    isUnconfirmed,
  });
  const [receipt, setReceipt] = useState(() => receiptOf(posted ?? {}));
  const [openHref, setOpenHref] = useState<string>();
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seconds = settings.submitActionMessageTimeout;
    if (!isSent || openHref || seconds <= 0) return;
    const timer = setTimeout(() => setSent(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isSent, openHref, settings.submitActionMessageTimeout]);
  // The browser may have submitted the form before the scripts were loaded. Its stored values must not be restored then.
  useLayoutEffect(() => {
    if (posted?.outcome === 'sent') deleteDraft({ handle });
  }, [posted, handle]);
  useEffect(() => {
    // The focused form was removed or reset. A visitor who has moved the focus meanwhile keeps it.
    if (round > 0 && document.activeElement === document.body) message.current?.focus();
  }, [round]);

  const follow = (answer: FormAnswer) => {
    setRound(round + 1);
    const shown = answer.outcome === 'sent' ? receiptOf(answer) : {};
    setReceipt(shown);
    const redirect = submissionRedirect(form, site, location.href, shown);
    if (!redirect) return setSent(true);
    if (!redirect.isNewTab) {
      const isWithin = settings.submitAction === 'entry' && router !== undefined && router !== null;
      if (!isWithin) return location.assign(redirect.href);
      // The next page shows no message of the form, so a notification confirms the submission.
      notify({ kind: 'success', text: textOf(settings.submitActionMessageHtml) || t('sent') });
      return void router.navigate({ href: redirect.href });
    }
    setSent(true);
    // Browsers block windows that open long after a click. A link replaces the window then.
    if (!window.open(redirect.href, '_blank')) setOpenHref(redirect.href);
  };

  const isHidden = isSent && settings.submitActionFormHide;
  return (
    <div className={styles.form} id={placeId(id)}>
      {title}
      {isSent && (
        <SentMessage ref={message} html={settings.submitActionMessageHtml} {...{ receipt, openHref }} id={`${id}-sent`} />
      )}
      {!isHidden && (
        <FilledForm
          key={round}
          id={id}
          form={form}
          posted={round === 0 && posted?.outcome !== 'sent' ? posted : undefined}
          labelledBy={labelledBy}
          onSent={follow}
        />
      )}
    </div>
  );
}

/** Returns the plain text of formatted text. */
const textOf = (html: string | null) => new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
