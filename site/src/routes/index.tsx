import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/HomePage.tsx';
import { HomePage as operation } from '../platform/generated/operations.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';

export const Route = createFileRoute('/')({
  loader: pageLoader('home', operation, ['Page']),
  component: () => <HomePage {...Route.useLoaderData()} />,
});
