import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  loader: () => ({ title: 'Floor' }),
  component: () => <h1>{Route.useLoaderData().title}</h1>,
});
