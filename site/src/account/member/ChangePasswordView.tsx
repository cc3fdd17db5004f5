import { Blocks } from '../../page-builder/Blocks.tsx';
import { read } from '../../platform/data/operation.ts';
import type { ChangePasswordPageQuery, ContentPageFragment } from '../../platform/generated/operations-types.ts';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

type ChangePasswordViewProps = Pick<PageData<ChangePasswordPageQuery, 'Page'>, 'entry' | 'algemeen'> & {
  viewer: { email: string };
};

/** Renders the page to change the password, with the title set by editors. */
export function ChangePasswordView({ entry, algemeen, viewer }: ChangePasswordViewProps) {
  const { title, pageTitle, introtext, blocks } = read<ContentPageFragment>(entry);
  return (
    <>
      <AccountFrame title={pageTitle ?? title} intro={introtext} current="changePassword" sets={algemeen}>
        <ChangePasswordForm email={viewer.email} />
      </AccountFrame>
      <Blocks blocks={blocks} />
    </>
  );
}
