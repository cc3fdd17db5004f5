'use client';

import { useFormModified, useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { previewLabels as labels } from './live-preview-labels.ts';
import { type PreviewWidth, previewWidths } from './preview-widths.ts';

type Props = {
  width: PreviewWidth;
  scale: number;
  /** Address of the saved draft on the site. */
  savedUrl: string | undefined;
  onWidth(width: PreviewWidth): void;
  onClose(): void;
};

const names = Object.keys(previewWidths) as PreviewWidth[];

const drawings: Record<PreviewWidth | 'open' | 'close', string> = {
  phone: 'M5 1.5h6v13H5zM7 12.5h2',
  tablet: 'M3 1.5h10v13H3zM7 12.5h2',
  desktop: 'M1.5 2.5h13v8h-13zM5 13.5h6',
  open: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
};

function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** Renders the widths of the preview, its scale, what it shows, and the buttons that close it or open the saved draft. */
export function PreviewToolbar({ width, scale, savedUrl, onWidth, onClose }: Props) {
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <div className="plantsoen-preview-toolbar">
      <fieldset className="plantsoen-preview-widths">
        <legend>{text('widths')}</legend>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === width}
            aria-label={`${text(name)}, ${previewWidths[name]}`}
            title={text(name)}
            onClick={() => onWidth(name)}
          >
            <Drawing name={name} />
          </button>
        ))}
      </fieldset>
      <span className="plantsoen-preview-scale">{scaleText(previewWidths[width], scale, i18n.language)}</span>
      <span className="plantsoen-preview-private">
        {text(isModified ? 'unsaved' : 'asSaved')} · {text('asMember')}
      </span>
      {savedUrl && (
        <a href={savedUrl} target="_blank" rel="noreferrer" aria-label={text('saved')} title={text('saved')}>
          <Drawing name="open" />
        </a>
      )}
      <button type="button" aria-label={text('close')} title={text('close')} onClick={onClose}>
        <Drawing name="close" />
      </button>
    </div>
  );
}

function scaleText(width: number, scale: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(scale);
  const words = { nl: `${width} breed, op ${percent}`, en: `${width} wide, at ${percent}`, de: `${width} breit, bei ${percent}` };
  return labelFor({ i18n: { language } }, words);
}
