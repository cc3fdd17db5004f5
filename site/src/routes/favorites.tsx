import { createFileRoute } from '@tanstack/react-router';
import { FavouriteList } from '../favourites/FavouriteList.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { FavouritesPage as operation } from '../platform/generated/operations.ts';
import { guardedBy } from '../platform/routing/members.ts';

export const Route = createFileRoute('/favorites')({
  beforeLoad: guardedBy('favourites'),
  loader: contentPageLoader('favourites', operation),
  component: function FavouritesPage() {
    const { entry, viewer } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <FavouriteList products={viewer?.favoriteProducts ?? []} />
      </ContentPage>
    );
  },
});
