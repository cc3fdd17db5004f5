import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { telHref } from '../navigation/link-href.ts';
import type { ContactActionsFragment } from '../platform/generated/operations-types.ts';

type Action = { href: string; children: ReactNode };

/** Returns the default actions of the contact page: to call and to email. */
export function contactActions({ globals }: ContactActionsFragment): Action[] {
  const { phoneNumber, eMailAddress } = globals.globalData;
  return [
    ...(phoneNumber ? [{ href: telHref(phoneNumber), children: <NamedAction icon="phone">{phoneNumber}</NamedAction> }] : []),
    ...(eMailAddress
      ? [{ href: `mailto:${eMailAddress}`, children: <NamedAction icon="mail">{eMailAddress}</NamedAction> }]
      : []),
  ];
}

const NamedAction = ({ icon, children }: { icon: 'phone' | 'mail'; children: string }) => (
  <>
    <Icon name={icon} />
    {children}
  </>
);
