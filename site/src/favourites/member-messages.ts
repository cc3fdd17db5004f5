import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './member/messages/nl.json';

/** Texts of the favourite buttons for members. */
export const useMemberMessages = domainMessages<typeof texts>('favourites/member');
