import layout from '../../src/design/foundation/layout.module.css';
import { FoldingSection } from '../../src/design/headings/FoldingSection.tsx';
import { PageHeading } from '../../src/design/headings/PageHeading.tsx';
import { SceneHeading } from '../../src/design/headings/SceneHeading.tsx';
import { SectionHeading, SideSection } from '../../src/design/headings/SectionHeading.tsx';
import { TitleBlock } from '../../src/design/headings/TitleBlock.tsx';
import { TextLink } from '../../src/design/Link.tsx';
import type { GalleryEntries } from './gallery-entry.ts';
import { picturesOf } from './page-records.ts';

const intro = 'The introduction of a page is at the foot of its title, on the right.';
const cells = ['Length', 'Width', 'Height', 'Weight'].map((label, index) => ({ label, value: `${(index + 1) * 120} mm` }));

/** Headings and framed facts. */
export const headingEntries: GalleryEntries = {
  FoldingSection: () => (
    <FoldingSection id="folding" title="Closed on phones">
      <p>{intro}</p>
    </FoldingSection>
  ),
  PageHeading: () => (
    <>
      <PageHeading title="Page with an introduction" intro={intro} />
      <PageHeading title="Page with a date" above={<time dateTime="2026-11-05">5 November 2026</time>} />
    </>
  ),
  SceneHeading: (page) => {
    const [picture] = picturesOf(page);
    if (!picture) return null;
    return (
      <>
        <SceneHeading title="Landscape scene" intro={intro} picture={picture} />
        <SceneHeading title="Portrait scene" intro={intro} picture={picture} shape="portrait" foot="At the ground line" />
      </>
    );
  },
  SectionHeading: () => (
    <div className={layout.container}>
      <SectionHeading title="Section" />
      <SectionHeading title="Section with a link">
        <TextLink href="#">All of them</TextLink>
      </SectionHeading>
    </div>
  ),
  SideSection: () => (
    <SideSection id="side" title="Heading beside">
      <p>{intro}</p>
    </SideSection>
  ),
  TitleBlock: () => (
    <div className={layout.container}>
      <TitleBlock cells={cells} columns={4} />
      <TitleBlock cells={cells.slice(0, 3)} columns={3} />
    </div>
  ),
};
