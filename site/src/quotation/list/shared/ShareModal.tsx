import { useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Modal } from '../../../design/modal/Modal.tsx';
import { RevokeSharedQuotationList, ShareQuotationList } from '../../../platform/generated/operations.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { storedProjectName } from '../../project-name.ts';
import type { QuotationLines } from '../../quotation-line.ts';
import { requestedItems } from '../../requested-items.ts';
import styles from './ShareModal.module.css';
import { keepLinks, type ShareLink, storedShareLinks } from './share-links.ts';

type ShareModalProps = { lines: QuotationLines; onClose: () => void };

/** Renders a dialog that creates and revokes links to a copy of the current list. */
export function ShareModal({ lines, onClose }: ShareModalProps) {
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const { links, announced, isMaking, make, revoke, announce } = useShareLinks(lines);
  return (
    <Modal title={t('shareTitle')} closeLabel={ofQuotation('close')} onClose={onClose}>
      <p className={styles.text}>{t('shareText')}</p>
      {links.map((link) => (
        <SharedLink key={link.token} link={link} onCopied={announce} onRevoke={() => revoke(link)} />
      ))}
      <Button aria-disabled={isMaking} onClick={isMaking ? undefined : make} look={links.length > 0 ? 'secondary' : 'primary'}>
        {t(isMaking ? 'making' : links.length > 0 ? 'makeAnother' : 'makeLink')}
      </Button>
      <p className={styles.announced} role="status">
        {announced}
      </p>
    </Modal>
  );
}

type SharedLinkProps = { link: ShareLink; onCopied: (text: string) => void; onRevoke: () => void };

function SharedLink({ link, onCopied, onRevoke }: SharedLinkProps) {
  const { hrefOf, format } = useSite();
  const t = useMessages('quotation/list');
  const field = useRef<HTMLInputElement>(null);
  const href = `${location.origin}${hrefOf('quotationList')}?shared=${link.token}`;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
      onCopied(t('copied'));
    } catch {
      onCopied(t('notCopied'));
    }
  };
  const made = format.date(link.madeAt);
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
        {t('linesShared', { count: link.lines })}. {t('validUntil', { date: format.date(link.expiresAt) })}.{' '}
        <button className={styles.revoke} type="button" aria-label={t('revokeName', { date: made })} onClick={onRevoke}>
          {t('revoke')}
        </button>
      </p>
    </div>
  );
}

function useShareLinks(lines: QuotationLines) {
  const { query, siteId } = useSite();
  const t = useMessages('quotation/list');
  const [links, setLinks] = useState(() => keepLinks(storedShareLinks()));
  const [announced, announce] = useState('');
  const [isMaking, setMaking] = useState(false);

  const make = async () => {
    setMaking(true);
    announce('');
    try {
      const variables = { siteId, list: requestedItems(lines), project: storedProjectName() || null };
      const { shareQuotationList: answer } = await query(ShareQuotationList, variables);
      if (answer.__typename === 'SharedLink') {
        const { token, revokeToken, expiresAt } = answer;
        const link = { token, revokeToken, expiresAt, madeAt: new Date().toISOString(), lines: lines.length };
        setLinks(keepLinks([link, ...storedShareLinks()]));
      } else {
        const [key] = answer.problems.map((problem) => problem.key);
        announce(t(key === 'tooOften' ? 'shareTooOften' : key === 'emptyList' ? 'shareEmpty' : 'shareFailed'));
      }
    } catch {
      announce(t('shareFailed'));
    }
    setMaking(false);
  };

  const revoke = async ({ revokeToken }: ShareLink) => {
    try {
      await query(RevokeSharedQuotationList, { revokeToken });
      setLinks(keepLinks(storedShareLinks().filter((link) => link.revokeToken !== revokeToken)));
      announce(t('revoked'));
    } catch {
      announce(t('notRevoked'));
    }
  };
  return { links, announced, isMaking, make, revoke, announce };
}
