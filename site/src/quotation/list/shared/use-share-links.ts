import { useState } from 'react';
import { RevokeSharedQuotationList, ShareNamedList } from '../../../platform/generated/operations.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import type { NamedList } from '../../lists/named-list.ts';
import { stateOf } from '../../member/merge-account.ts';
import { listInput } from '../../member/synced-state.ts';
import { editLinks, setEditLink } from '../../shared-editing/edit-links.ts';
import { keepLinks, type ShareLink, storedShareLinks } from './share-links.ts';

/** Returns the visitor's links to shared lists, and functions that create a link to a list and revoke one. */
export function useShareLinks(list: NamedList) {
  const { query, siteId } = useSite();
  const t = useMessages('quotation/list');
  const [links, setLinks] = useState(() => keepLinks(storedShareLinks()));
  const [announced, announce] = useState('');
  const [isMaking, setMaking] = useState(false);

  const make = async (mayEdit: boolean) => {
    setMaking(true);
    announce('');
    try {
      const state = stateOf(list);
      const { shareNamedList: answer } = await query(ShareNamedList, { siteId, list: listInput(state), mayEdit });
      if (answer.__typename === 'SharedLink') {
        const { token, revokeToken, expiresAt } = answer;
        const about = { madeAt: new Date().toISOString(), lines: list.lines.length, ...(mayEdit && { listId: list.id }) };
        setLinks(keepLinks([{ token, revokeToken, expiresAt, ...about }, ...storedShareLinks()]));
        if (mayEdit) setEditLink(list.id, { token, common: { ...state, version: 1 }, changes: [] });
      } else {
        const [key] = answer.problems.map((problem) => problem.key);
        announce(t(key === 'tooOften' ? 'shareTooOften' : key === 'emptyList' ? 'shareEmpty' : 'shareFailed'));
      }
    } catch {
      announce(t('shareFailed'));
    }
    setMaking(false);
  };

  const revoke = async ({ token, revokeToken, listId }: ShareLink) => {
    try {
      await query(RevokeSharedQuotationList, { revokeToken });
      setLinks(keepLinks(storedShareLinks().filter((link) => link.revokeToken !== revokeToken)));
      if (listId !== undefined && editLinks()[listId]?.token === token) setEditLink(listId, undefined);
      announce(t('revoked'));
    } catch {
      announce(t('notRevoked'));
    }
  };
  return { links, announced, isMaking, make, revoke, announce };
}
