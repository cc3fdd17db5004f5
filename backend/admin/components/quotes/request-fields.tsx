'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import {
  type LossReason,
  lossReasons,
  offerLabel,
  type RequestStatus,
  statusLabels,
} from '../../../src/quotation/requests/request-status.ts';
import { OfferField } from './offer-field.tsx';
import { quotesLabels as labels, proposalLabel } from './quotes-labels.ts';
import { useRequestUpdate } from './use-request-update.ts';

type Props = {
  id: number;
  status: RequestStatus;
  lossReason: LossReason | '';
  offeredEur: number | null;
  adviserId: number | null;
  /** Team member that the user is. */
  ownAdviserId: number | null;
  /** Day as `YYYY-MM-DD`, or an empty string. */
  followUpOn: string;
  advisers: readonly { id: number; name: string }[];
  /** Adviser of the region of a request without one. */
  proposal: { adviserId: number; regionId: number; name: string } | null;
};

/** Renders status, amount, adviser and follow-up day of a request. Each is saved once it is chosen. */
export function RequestFields({ id, advisers, proposal, ...saved }: Props) {
  const { i18n } = useTranslation();
  const { update, notice } = useRequestUpdate(id);
  // A request that becomes lost is saved with its reason.
  const [isLost, setLost] = useState(false);
  const status = isLost ? 'lost' : saved.status;
  const [followUpOn, setFollowUpOn] = useState(saved.followUpOn);
  // A change of the status may set the day.
  const [savedDay, setSavedDay] = useState(saved.followUpOn);
  if (savedDay !== saved.followUpOn) {
    setSavedDay(saved.followUpOn);
    setFollowUpOn(saved.followUpOn);
  }
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const isSaved = followUpOn === saved.followUpOn;
  const isReasonMissing = isLost && saved.status !== 'lost';
  const unsavedDay = isPast(followUpOn) ? text('dayHasPassed') : text('dayNotSaved');
  const hint = isReasonMissing ? text('reasonMissing') : !isSaved && unsavedDay;

  function changeStatus(chosen: RequestStatus) {
    setLost(chosen === 'lost');
    if (chosen !== 'lost') void update({ status: chosen });
  }
  const saveFollowUp = () =>
    !isSaved && update({ followUpOn: followUpOn === '' ? null : `${followUpOn}T12:00:00.000Z` }, text('followUpOn'));
  async function assignToMe() {
    const response = await fetch('/api/quote-requests/own-adviser', { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return void toast.error(text('failed'));
    await update({ adviser: ((await response.json()) as { id: number }).id });
  }
  return (
    <div className="plantsoen-quotes-fields">
      <label>
        {text('status')}
        <select value={status} onChange={({ target }) => changeStatus(target.value as RequestStatus)}>
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {labelFor({ i18n }, label)}
            </option>
          ))}
        </select>
      </label>
      {status === 'lost' && (
        <label>
          {text('lossReason')}
          <select
            defaultValue={saved.lossReason}
            onChange={({ target }) => target.value && update({ status: 'lost', lossReason: target.value })}
          >
            <option value="">{text('choose')}</option>
            {Object.entries(lossReasons).map(([value, label]) => (
              <option key={value} value={value}>
                {labelFor({ i18n }, label)}
              </option>
            ))}
          </select>
        </label>
      )}
      <OfferField
        key={saved.offeredEur}
        offeredEur={saved.offeredEur}
        save={(offeredEur) => update({ offeredEur }, labelFor({ i18n }, offerLabel))}
      />
      <label>
        {text('adviser')}
        <select
          id="request-adviser"
          value={saved.adviserId ?? ''}
          onChange={({ target }) => update({ adviser: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{text('unassigned')}</option>
          {advisers.map((adviser) => (
            <option key={adviser.id} value={adviser.id}>
              {adviser.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text('followUpOn')}
        <input
          type="date"
          value={followUpOn}
          onChange={({ target }) => setFollowUpOn(target.value)}
          onBlur={saveFollowUp}
          onKeyDown={({ key }) => key === 'Enter' && saveFollowUp()}
        />
      </label>
      {(saved.adviserId === null || saved.adviserId !== saved.ownAdviserId) && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={assignToMe}>
          {text('assignToMe')}
        </Button>
      )}
      {proposal && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => update({ adviser: proposal.adviserId, region: proposal.regionId })}
        >
          {labelFor({ i18n }, proposalLabel(proposal.name))}
        </Button>
      )}
      <span role="status" className="plantsoen-task-note">
        {hint || (isSaved && notice)}
      </span>
    </div>
  );
}

/** Whether a day as `YYYY-MM-DD` is before today, in the time zone of the editor. */
function isPast(day: string): boolean {
  return day !== '' && new Date(`${day}T23:59:59`) < new Date();
}
