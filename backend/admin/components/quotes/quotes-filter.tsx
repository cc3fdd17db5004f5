import { labelFor } from '../../../src/platform/payload/label.ts';
import { type Adviser, type RequestFilter, type RequestTab, requestTabs } from '../../../src/quotation/list-requests.ts';
import { addressOfRequests, requestsPath } from '../../../src/quotation/request-filter.ts';
import { quotesLabels as labels, tabLabels } from './quotes-labels.ts';

type I18n = { language: string };
type TabProps = { counts: Readonly<Record<RequestTab, number>>; filter: RequestFilter; i18n: I18n };

/** Renders the tabs of the list with the numbers of their requests. */
export function QuotesTabs({ counts, filter, i18n }: TabProps) {
  return (
    <nav className="plantsoen-quotes-tabs" aria-label={labelFor({ i18n }, labels.tabs)}>
      {requestTabs.map((tab) => (
        <a
          key={tab}
          href={addressOfRequests({ tab, order: filter.order })}
          aria-current={tab === filter.tab ? 'page' : undefined}
        >
          {labelFor({ i18n }, tabLabels[tab])}{' '}
          <span className={tab === 'overdue' && counts.overdue > 0 ? 'plantsoen-overdue' : undefined}>{counts[tab]}</span>
        </a>
      ))}
    </nav>
  );
}

type FilterProps = {
  filter: RequestFilter;
  regions: readonly { id: number; name: string }[];
  advisers: readonly Adviser[];
  i18n: I18n;
};

/** Renders the search and the filters of the list, as a form that works without scripts. */
export function QuotesFilter({ filter, regions, advisers, i18n }: FilterProps) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const { tab, search, regionId, adviserId, order } = filter;
  return (
    <search>
      <form className="plantsoen-price-filter" action={requestsPath} key={JSON.stringify(filter)}>
        {tab !== 'open' && <input type="hidden" name="tab" value={tab} />}
        {order && <input type="hidden" name="sort" value={order} />}
        <input type="search" name="search" defaultValue={search} placeholder={text('search')} aria-label={text('search')} />
        <label>
          {text('region')}
          <select name="region" defaultValue={regionId ?? ''}>
            <option value="">{text('all')}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text('adviser')}
          <select name="adviser" defaultValue={adviserId === 0 ? 'none' : (adviserId ?? '')}>
            <option value="">{text('all')}</option>
            <option value="none">{text('none')}</option>
            {advisers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('filter')}
        </button>
      </form>
    </search>
  );
}
