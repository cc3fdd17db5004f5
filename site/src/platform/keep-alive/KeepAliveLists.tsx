import { CatchBoundary, useRouter, useRouterState } from '@tanstack/react-router';
import { Activity, memo, Suspense, useLayoutEffect, useState } from 'react';
import { KeepAliveListContext, publishKeepAliveLists } from './keep-alive-context.ts';
import { type KeepAliveList, noLists, updateKeepAliveLists } from './keep-alive-lists.ts';
import { shownList } from './shown-list.ts';

/**
 * Renders the list pages behind the outlet: the current one, and hidden ones that the visitor has left, with their state (PAG-02). A
 * route is a list if its `staticData.isList` says so for its data; its component reads the data by `useKeepAliveList`.
 */
export function KeepAliveLists() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const { routesById } = useRouter();
  const [lists, setLists] = useState(noLists);
  const now = updateKeepAliveLists(lists, match && shownList(match, routesById));
  if (now !== lists) setLists(now);
  useLayoutEffect(() => publishKeepAliveLists(now.lists), [now]);
  return (
    <Suspense>
      {now.lists.toReversed().map((list) => (
        <Activity key={list.key} mode={list.key === now.current ? 'visible' : 'hidden'}>
          <ListPage list={list} />
        </Activity>
      ))}
    </Suspense>
  );
}

/** Renders the page of a list's route, again only if the list has changed. */
const ListPage = memo(function ListPage({ list }: { list: KeepAliveList }) {
  const { routesById, options } = useRouter();
  const Page = routesById[list.routeId as keyof typeof routesById].options.component;
  return (
    <KeepAliveListContext value={list}>
      <CatchBoundary getResetKey={() => list} errorComponent={options.defaultErrorComponent}>
        {Page && <Page />}
      </CatchBoundary>
    </KeepAliveListContext>
  );
});
