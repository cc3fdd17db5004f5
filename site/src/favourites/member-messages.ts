import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './member/messages/nl.json';

/** Beside the hearts of members. */
export const useMemberMessages = domainMessages<typeof texts>('favourites/member');
