import { useState } from 'react';
import { AmountField } from '../../src/design/AmountField.tsx';
import { Badge } from '../../src/design/Badge.tsx';
import { Button } from '../../src/design/Button.tsx';
import { CardGrid } from '../../src/design/CardGrid.tsx';
import { DimensionLine } from '../../src/design/DimensionLine.tsx';
import { EmptyState } from '../../src/design/EmptyState.tsx';
import { Icon, type IconName } from '../../src/design/Icon.tsx';
import { IconButton } from '../../src/design/IconButton.tsx';
import icons from '../../src/design/icons.svg?raw';
import { ButtonLink, TextLink } from '../../src/design/Link.tsx';
import { LinkRows } from '../../src/design/LinkRows.tsx';
import { RichPhrase, RichText } from '../../src/design/RichText.tsx';
import { Frames, OnDark } from '../Frames.tsx';
import type { GalleryEntries } from './gallery-entry.ts';
import { picturesOf } from './page-records.ts';

const iconNames = [...icons.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name as IconName);

const html =
  '<p>A paragraph with <strong>strong</strong> words and a <a href="#">link</a>.</p><ul><li>one</li><li>two</li></ul><h3>Heading</h3><p>Text</p>';

/** Primitives of `site/src/design` itself. */
export const designEntries: GalleryEntries = {
  AmountField: () => (
    <Frames>
      <Amount start={1} />
      <Amount start={20} />
      <Amount start={null} />
    </Frames>
  ),
  Badge: () => (
    <Frames>
      <Badge>Popular</Badge>
      <Badge strong>New</Badge>
    </Frames>
  ),
  Button: () => (
    <Frames>
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button small>Small</Button>
      <Button look="secondary" small>
        Small secondary
      </Button>
      <Button disabled>Disabled</Button>
    </Frames>
  ),
  CardGrid: () => (
    <CardGrid columns={4}>
      {[1, 2, 3, 4].map((card) => (
        <li key={card}>Card {card}</li>
      ))}
    </CardGrid>
  ),
  DimensionLine: () => (
    <>
      <DimensionLine>1800 mm</DimensionLine>
      <DimensionLine share={0.4}>720 mm</DimensionLine>
    </>
  ),
  EmptyState: () => (
    <EmptyState
      title="No products found"
      figure="0 products"
      share={0.3}
      text="Remove a filter, or use fewer words."
      action={<TextLink href="#">Show all products</TextLink>}
    />
  ),
  Icon: () => (
    <Frames>
      {iconNames.map((name) => (
        <figure key={name}>
          <Icon name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Frames>
  ),
  IconButton: () => (
    <Frames>
      <IconButton icon="close" aria-label="Close" />
      <IconButton icon="search" aria-label="Search" />
      <IconButton icon="pause" aria-label="Pause" />
    </Frames>
  ),
  Link: () => (
    <>
      <Frames>
        <TextLink href="#">Text link</TextLink>
        <TextLink href="#" target="_blank">
          External link
        </TextLink>
        <ButtonLink href="#">Primary</ButtonLink>
        <ButtonLink href="#" look="secondary">
          Secondary
        </ButtonLink>
        <ButtonLink href="#" small>
          Small
        </ButtonLink>
      </Frames>
      <OnDark>
        <ButtonLink href="#" look="onDark">
          On dark
        </ButtonLink>
        <ButtonLink href="#" look="onDarkOutline">
          On dark, outlined
        </ButtonLink>
      </OnDark>
    </>
  ),
  LinkRows: (page) => (
    <LinkRows
      rows={[
        { href: '#1', title: 'Row with a note', note: 'PDF, 1.2 MB' },
        { href: '#2', title: 'Row without a note' },
        { href: '#3', title: 'Row with a picture', picture: picturesOf(page)[0] },
      ]}
    />
  ),
  RichText: () => (
    <>
      <RichText html={html} />
      <p>
        <RichPhrase html={html} />
      </p>
    </>
  ),
};

const labels = { amount: 'Amount', less: 'Less', more: 'More', tooMany: 'At most 20' };

function Amount({ start }: { start: number | null }) {
  const [amount, setAmount] = useState(start);
  return (
    <AmountField
      amount={amount}
      max={20}
      labels={labels}
      onLess={() => setAmount(Math.max(1, (amount ?? 1) - 1))}
      onMore={() => setAmount(Math.min(20, (amount ?? 0) + 1))}
      onType={(typed) => setAmount(typed && Math.min(20, typed))}
      onLeave={() => setAmount(amount ?? 1)}
    />
  );
}
