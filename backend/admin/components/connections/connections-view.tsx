import { locales } from '@plantsoen/contract/locales.ts';
import type { AdminViewServerProps } from 'payload';
import { isAdministrator } from '../../../src/platform/access/roles.ts';
import { requestReads, requestSql } from '../../../src/platform/database/request-sql.ts';
import { installationOf } from '../../../src/platform/payload/installation.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { feedKeys } from '../../../src/products/feed/feed-keys.ts';
import { webhookDeliveries } from '../../../src/webhooks/webhook-deliveries.ts';
import { webhookTargets } from '../../../src/webhooks/webhook-targets.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { connectionLabels as labels } from './connection-labels.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { FeedKeys } from './feed-keys.tsx';
import { Webhooks } from './webhooks.tsx';

const connectionsPath = '/admin/connections';

const failedQuery = '?deliveries=failed';

/** Renders the webhooks with their deliveries, and the keys of the product feed, for administrators (EDT-13). */
export async function ConnectionsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isAdministrator(req.user)) leaveClosedView();
  const onlyFailed = view.searchParams?.deliveries === 'failed';
  const reads = await requestReads(req);
  const targets = await webhookTargets(await requestSql(req));
  const deliveries = await webhookDeliveries(reads, { onlyFailed });
  const keys = await feedKeys(reads);
  const { siteOrigins } = installationOf(req.payload);
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <Overview view={view} title={text('title')}>
      <p>{text('intro')}</p>
      <h2>{text('webhooks')}</h2>
      <Webhooks targets={targets} />
      <h2>{text('deliveries')}</h2>
      <p>
        <a href={connectionsPath} aria-current={onlyFailed ? undefined : 'true'}>
          {text('all')}
        </a>
        <a href={connectionsPath + failedQuery} aria-current={onlyFailed ? 'true' : undefined}>
          {text('onlyFailed')}
        </a>
      </p>
      <DeliveryTable deliveries={deliveries} i18n={req.i18n} />
      <h2>{text('keys')}</h2>
      <p>
        <span>{text('feed')}:</span>
        {locales.map(({ code, name }) => (
          <a key={code} href={`${siteOrigins[code]}/feeds/products.json`} lang={code}>
            {name}
          </a>
        ))}
      </p>
      <FeedKeys keys={keys.map((key) => ({ ...key, ...timesOf(key) }))} />
    </Overview>
  );
}

/** Returns the times of a key as texts, which client components can receive. */
const timesOf = ({ createdAt, lastUsedAt, revokedAt }: Awaited<ReturnType<typeof feedKeys>>[number]) => ({
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});
