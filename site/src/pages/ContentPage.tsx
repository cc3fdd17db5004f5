import type { ReactNode } from 'react';
import { Blocks } from '../page-builder/Blocks.tsx';
import { StaticPart } from '../page-builder/StaticPart.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ContentPageFragment } from '../platform/generated/operations-types.ts';
import type { HeroAction } from './FullscreenHero.tsx';
import { isHeroServerOnly, staticHero } from './static-hero.tsx';

type ContentPageProps = {
  entry: FragmentOf<ContentPageFragment> & { uri: string };
  /** Default actions of the hero, if editors have set none. */
  actions?: readonly HeroAction[];
  /** Whether the hero is low enough for the first block to be visible. */
  compactHero?: boolean;
  /** Content of a fixed page before its blocks. */
  children?: ReactNode;
};

/** Renders a page of editors, or the frame of a fixed page: its hero and its blocks. */
export function ContentPage({ entry, actions, compactHero, children }: ContentPageProps) {
  const page = read<ContentPageFragment>(entry);
  return (
    <>
      <StaticPart key={entry.uri} id="hero" left={isHeroServerOnly(entry) ? entry : undefined}>
        {staticHero({ page, actions, compact: compactHero })}
      </StaticPart>
      {children}
      <Blocks blocks={page.blocks} belowScene={!children && page.hero?.variant === 'fullscreen' && page.hero.image !== null} />
    </>
  );
}
