import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../notifications/notify.ts';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { FormFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { onwards } from './after-sending.ts';
import { FilledForm, placeId } from './FilledForm.tsx';
import styles from './Form.module.css';
import { formContent } from './form-content.ts';
import { useMessages } from './messages.ts';
import { SentMessage } from './SentMessage.tsx';
import { usePostedForm } from './sending/posted-form-context.ts';
import { forgetTyped } from './typed-before.ts';

type FormProps = {
  form: FragmentOf<FormFragment>;
  /** Of its element; of no other in the page. */
  id: string;
  /** Stands at its head; where it is named, that names it. */
  title?: ReactNode;
  labelledBy?: string | undefined;
};

/** A form of editors, from the first page to what follows upon its sending (FRM-01 to FRM-13). */
export function Form({ form: masked, id, title, labelledBy }: FormProps) {
  const form = formContent(masked);
  const { handle, settings } = form;
  const posted = usePostedForm(form.handle);
  const site = useSite();
  const t = useMessages();
  const router = useRouter({ warn: false });
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(posted?.outcome === 'sent');
  const [openHref, setOpenHref] = useState<string>();
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const seconds = settings.submitActionMessageTimeout;
    if (!isSent || openHref || seconds <= 0) return;
    const timer = setTimeout(() => setSent(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isSent, openHref, settings.submitActionMessageTimeout]);
  // The browser may have sent it by itself, before the scripts came: nothing of that is to be put back.
  useLayoutEffect(() => {
    if (posted?.outcome === 'sent') forgetTyped({ handle });
  }, [posted, handle]);
  useEffect(() => {
    // The form that had the focus has gone, or begins anew; who has gone elsewhere meanwhile stays there.
    if (round > 0 && document.activeElement === document.body) message.current?.focus();
  }, [round]);

  const follow = () => {
    setRound(round + 1);
    const way = onwards(form, site, location.href);
    if (!way) return setSent(true);
    if (!way.isNewTab) {
      const isWithin = settings.submitAction === 'entry' && router !== undefined && router !== null;
      if (!isWithin) return location.assign(way.href);
      // The page that follows says nothing of a form.
      notify({ kind: 'success', text: textOf(settings.submitActionMessageHtml) || t('sent') });
      return void router.navigate({ href: way.href });
    }
    setSent(true);
    // Browsers keep windows back that open long after a click: then a link does it.
    if (!window.open(way.href, '_blank')) setOpenHref(way.href);
  };

  const isHidden = isSent && settings.submitActionFormHide;
  return (
    <div className={styles.form} id={placeId(id)}>
      {title}
      {isSent && <SentMessage ref={message} html={settings.submitActionMessageHtml} openHref={openHref} id={`${id}-sent`} />}
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

/** What a formatted text says. */
const textOf = (html: string | null) => new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent.trim();
