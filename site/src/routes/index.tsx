import { homeUri } from '@plantsoen/contract/paths.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.query(ContentPage, { uri: homeUri, siteId: context.siteId }),
  component: Home,
});

function Home() {
  const data = Route.useLoaderData();
  return <pre>{JSON.stringify(data, null, 1)}</pre>;
}
