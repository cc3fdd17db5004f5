'use client';

import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { LocalDate } from '../local-date.tsx';
import { invitationLabels as labels } from './invitation-labels.ts';

/** Renders the state of an account in the list of users: active, invited until a day, or with an expired invitation. */
export function InvitationCell({ cellData }: DefaultCellComponentProps) {
  return <InvitationState until={typeof cellData === 'string' ? cellData : null} />;
}

export function InvitationState({ until }: { until: string | null }) {
  const { i18n } = useTranslation();
  if (!until) return <>{labelFor({ i18n }, labels.active)}</>;
  const isExpired = Date.parse(until) <= Date.now();
  return (
    <span className={isExpired ? 'plantsoen-error' : undefined}>
      {labelFor({ i18n }, isExpired ? labels.expired : labels.invited)} <LocalDate date={until} />
    </span>
  );
}
