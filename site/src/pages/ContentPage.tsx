import type { ReactNode } from 'react';
import { Blocks } from '../page-builder/Blocks.tsx';
import { StillPart } from '../page-builder/StillPart.tsx';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';
import type { HeroAction } from './FullscreenHero.tsx';
import { stillHero } from './still-hero.tsx';
import { isHeroLeftInPage } from './travelling-hero.ts';

type ContentPageProps = {
  entry: FragmentOf<ContentPageFragment> & { uri: string };
  /** What its hero offers where editors have put no actions there. */
  actions?: readonly HeroAction[];
  /** Whether its hero leaves room for the first block in the window. */
  compactHero?: boolean;
  /** What a fixed page has of its own: before its blocks. */
  children?: ReactNode;
};

/** A page of editors, or the frame of a fixed page: its hero and its blocks. */
export function ContentPage({ entry, actions, compactHero, children }: ContentPageProps) {
  const page = read<ContentPageFragment>(entry);
  return (
    <>
      <StillPart key={entry.uri} id="hero" left={isHeroLeftInPage(entry) ? entry : undefined}>
        {stillHero({ page, actions, compact: compactHero })}
      </StillPart>
      {children}
      <Blocks blocks={page.blocks} belowScene={!children && page.hero?.variant === 'fullscreen' && page.hero.image !== null} />
    </>
  );
}
