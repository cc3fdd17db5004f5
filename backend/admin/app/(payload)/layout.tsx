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
  return handleServerFunctions({ name, args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
