import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import '../newsletter/FooterSignUp.module.css';
import '../newsletter/SignUpForm.module.css';
import './footer/FooterSection.module.css';
import './footer/FooterStreet.module.css';
import { PrintHead } from './PrintHead.tsx';
import './PrintHead.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import './SiteFooter.module.css';
import './footer/SocialLinks.module.css';
import type { Shell } from './shell.ts';

type Sets = Shell['serverParts'];

/** Renders the footer on the server only; no interaction changes it. */
export const footerPart = createIsomorphicFn()
  .server((sets: Sets): ReactNode => sets && <SiteFooter sets={sets} />)
  .client((_sets: Sets): ReactNode => undefined);

/** Renders the letterhead of a printed page on the server only. */
export const printHeadPart = createIsomorphicFn()
  .server((sets: Sets): ReactNode => sets && <PrintHead sets={sets} />)
  .client((_sets: Sets): ReactNode => undefined);
