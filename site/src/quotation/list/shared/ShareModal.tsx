import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Modal } from '../../../design/modal/Modal.tsx';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import type { NamedList } from '../../lists/named-list.ts';
import { useEditLink } from '../../shared-editing/edit-links.ts';
import styles from './ShareModal.module.css';
import type { ShareLink } from './share-links.ts';
import { useShareLinks } from './use-share-links.ts';

type ShareModalProps = { list: NamedList; onClose: () => void };

/** Renders a dialog that creates and revokes links to a list: for reading a copy, or for editing it together (QUO-12). */
export function ShareModal({ list, onClose }: ShareModalProps) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const { links, announced, isMaking, make, revoke, announce } = useShareLinks(list);
  const editLink = useEditLink(list.id);
  const mayEdit = editLink === undefined || editLink.isGone;
  // Somebody who only takes part in editing can pass the link on, but not revoke it.
  const ofOthers = editLink && !editLink.isGone && !links.some(({ token }) => token === editLink.token) ? editLink : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isMaking) void make(new FormData(event.currentTarget).get('mode') === 'edit');
  };
  return (
    <Modal
      title={list.name ? t('shareTitleOf', { name: list.name }) : t('shareTitle')}
      closeLabel={ofQuotation('close')}
      onClose={onClose}
    >
      <p className={styles.text}>{t('shareText')}</p>
      {ofOthers && (
        <LinkAddress token={ofOthers.token} about={`${t('linkEdits')}. ${t('validWhileEdited')}.`} onCopied={announce} />
      )}
      {links.map((link) => (
        <OwnLink key={link.token} link={link} onCopied={announce} onRevoke={() => revoke(link)} />
      ))}
      <form key={String(mayEdit)} className={styles.form} onSubmit={submit}>
        <fieldset className={styles.modes}>
          <legend className={styles.legend}>{t('shareMode')}</legend>
          <label className={styles.mode}>
            <input type="radio" name="mode" value="read" defaultChecked />
            {t('shareRead')}
          </label>
          {mayEdit && (
            <label className={styles.mode}>
              <input type="radio" name="mode" value="edit" />
              {t('shareEdit')}
            </label>
          )}
        </fieldset>
        <Button type="submit" aria-disabled={isMaking} look={links.length > 0 ? 'secondary' : 'primary'}>
          {t(isMaking ? 'making' : links.length > 0 ? 'makeAnother' : 'makeLink')}
        </Button>
      </form>
      <p className={styles.announced} role="status">
        {announced}
      </p>
    </Modal>
  );
}

type OwnLinkProps = { link: ShareLink; onCopied: (text: string) => void; onRevoke: () => void };

function OwnLink({ link, onCopied, onRevoke }: OwnLinkProps) {
  const { format } = useSite();
  const t = useMessages('quotation/list');
  const made = format.date(link.madeAt);
  const about = link.listId
    ? [t('linkEdits'), t('validWhileEdited')]
    : [t('linkReads'), t('linesShared', { count: link.lines }), t('validUntil', { date: format.date(link.expiresAt) })];
  return (
    <LinkAddress token={link.token} about={`${about.join('. ')}.`} onCopied={onCopied}>
      <button className={styles.revoke} type="button" aria-label={t('revokeName', { date: made })} onClick={onRevoke}>
        {t('revoke')}
      </button>
    </LinkAddress>
  );
}

type LinkAddressProps = { token: string; about: string; onCopied: (text: string) => void; children?: ReactNode };

function LinkAddress({ token, about, onCopied, children }: LinkAddressProps) {
  const { hrefOf } = useSite();
  const t = useMessages('quotation/list');
  const field = useRef<HTMLInputElement>(null);
  const href = `${location.origin}${hrefOf('quotationList')}?shared=${token}`;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
      onCopied(t('copied'));
    } catch {
      onCopied(t('notCopied'));
    }
  };
  return (
    <div className={styles.link}>
      <div className={styles.copy}>
        <input
          ref={field}
          className={styles.address}
          readOnly
          value={href}
          aria-label={t('linkName')}
          onFocus={({ target }) => target.select()}
        />
        <Button look="secondary" small onClick={copy}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
      </div>
      <p className={styles.about}>
        {about} {children}
      </p>
    </div>
  );
}
