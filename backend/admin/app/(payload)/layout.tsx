import '@payloadcms/next/css';
import './look.css';
import './accounts.css';
import './block-picker.css';
import './connections.css';
import './dashboard.css';
import './dimension-points.css';
import './forms.css';
import './live-preview.css';
import './overviews.css';
import './page-builder.css';
import './media.css';
import './picture-editor.css';
import './prices.css';
import './imports.css';
import './quotes.css';
import './quote-request.css';
import './quote-figures.css';
import './products.css';
import './references.css';
import './translations.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { cancelPublication, planningProblem, refuseServerFunction } from '../../server-functions.ts';
import { importMap } from './admin/importMap.js';

/** Passes on only the name and the arguments, because Payload would use further properties of the call as its own. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  const user = await refuseServerFunction(name);
  if (name === 'schedule-publish') {
    if (args.deleteID !== undefined) return cancelPublication(args.deleteID);
    const error = await planningProblem(user, args);
    if (error) return { error };
  }
  return handleServerFunctions({ name, args: withoutStaleCheck(name, args), config, importMap });
};

/**
 * Disables Payload's check for stale data, which compares the form with the main language and offers only to discard the input.
 * `ChangedElsewhere` replaces it.
 */
function withoutStaleCheck(name: string, args: Record<string, unknown>): Record<string, unknown> {
  return name === 'form-state' ? { ...args, checkForStaleData: false } : args;
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
