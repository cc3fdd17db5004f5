'use client';

import { useTranslation } from '@payloadcms/ui';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { LanguageMark } from '../language-mark.tsx';
import { mediaLabels as labels, selectFile } from './media-labels.ts';

/** Document of a list of media. */
export type MediaCardData = {
  id: number;
  /** Title, or else the file name. */
  name: string;
  filename: string;
  thumbnail: string | null;
  tags: string[];
  /** Languages with an alternative text; undefined for documents that need none. */
  described?: string[];
};

type Props = {
  card: MediaCardData;
  href: string;
  selection?: { isSelected: boolean; toggle: () => void };
  /** Chooses the document in a picker, instead of opening it. */
  onChoose?: () => void;
};

/** Renders a document as a large picture with its name, tags and the languages of its alternative text. */
export function MediaCard({ card, href, selection, onChoose }: Props) {
  const { i18n } = useTranslation();
  const { name, filename, thumbnail, tags, described } = card;
  const content = (
    <>
      <span className="plantsoen-media-picture">
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" decoding="async" /> : <span>{filename.split('.').at(-1)}</span>}
      </span>
      <span className="plantsoen-media-name">{name}</span>
    </>
  );
  return (
    <li className="plantsoen-media-card" data-selected={selection?.isSelected}>
      {selection && (
        <input
          type="checkbox"
          checked={selection.isSelected}
          onChange={selection.toggle}
          aria-label={labelFor({ i18n }, selectFile(name === filename ? name : `${name} (${filename})`))}
        />
      )}
      {onChoose ? (
        <button type="button" onClick={onChoose} title={filename}>
          {content}
        </button>
      ) : (
        <a href={href} title={filename}>
          {content}
        </a>
      )}
      <span className="plantsoen-media-marks">
        {described &&
          localeCodes.map((locale) => {
            const state = described.includes(locale) ? 'live' : 'missing';
            return (
              <LanguageMark
                key={locale}
                locale={locale}
                state={state}
                text={labelFor({ i18n }, labels[state === 'live' ? 'described' : 'missing'])}
              />
            );
          })}
        {tags.map((tag) => (
          <span key={tag} className="plantsoen-media-tag">
            {tag}
          </span>
        ))}
      </span>
    </li>
  );
}
