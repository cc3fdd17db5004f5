import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export const useMemberMessages = domainMessages<typeof texts>('account/member');
