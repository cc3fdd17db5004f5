import type { Access } from 'payload';
import { isAdministrator, isEditor } from '../platform/access/roles.ts';
import { quoteRequestHandle } from './definition/handles.ts';
import { formsForEditors } from './submissions/submission-access.ts';

/** Allows administrators to read quote requests, and editors if the form with the quotation list is for editors (SEC-08). */
export const quoteRequestReaders: Access = async ({ req }) =>
  isAdministrator(req.user) || (isEditor(req.user) && (await formsForEditors(req)).includes(quoteRequestHandle));
