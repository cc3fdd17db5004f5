import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export type AccountTexts = typeof texts;

export const useMessages = domainMessages<AccountTexts>('account');
