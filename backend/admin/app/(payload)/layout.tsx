import '@payloadcms/next/css';
import './look.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { refuseServerFunction } from '../../server-functions.ts';
import { importMap } from './admin/importMap.js';

/** Passes on the name and the arguments alone: further properties of the call would be taken for Payload's own. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  await refuseServerFunction(name);
  return handleServerFunctions({ name, args: withoutStaleCheck(name, args), config, importMap });
};

/**
 * Payload compares the form with the document in the main language, and then offers nothing but to throw away what was typed.
 * `ChangedElsewhere` takes its place.
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
