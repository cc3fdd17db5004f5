import { CatchBoundary, useRouter, useRouterState } from '@tanstack/react-router';
import { Activity, memo, Suspense, useLayoutEffect, useState } from 'react';
import { KeptListContext, publishLists } from './kept-list-context.ts';
import { type KeptList, keepLists, noLists } from './kept-lists.ts';
import { shownList } from './shown-list.ts';

/**
 * Renders the list pages behind the outlet: the current one, and hidden ones that the visitor has left, with their state (PAG-02). A
 * route is a list if its `staticData.isList` says so for its data; its component reads the data by `useKeptList`.
 */
export function KeptLists() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const { routesById } = useRouter();
  const [kept, setKept] = useState(noLists);
  const now = keepLists(kept, match && shownList(match, routesById));
  if (now !== kept) setKept(now);
  useLayoutEffect(() => publishLists(now.lists), [now]);
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
const ListPage = memo(function ListPage({ list }: { list: KeptList }) {
  const { routesById, options } = useRouter();
  const Page = routesById[list.routeId as keyof typeof routesById].options.component;
  return (
    <KeptListContext value={list}>
      <CatchBoundary getResetKey={() => list} errorComponent={options.defaultErrorComponent}>
        {Page && <Page />}
      </CatchBoundary>
    </KeptListContext>
  );
});
