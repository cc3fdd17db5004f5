'use client';

import { useDocumentInfo, useLivePreviewContext, usePreferences, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { openBlock } from './edited-block.ts';
import { failureLabels, previewLabels as labels } from './live-preview-labels.ts';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { fitPreview, isPreviewWidth, type PreviewWidth } from './preview-widths.ts';
import { useLivePreview } from './use-live-preview.ts';

/** Renders the page of the unsaved form beside it; nothing while the editor has closed it (EDT-08). */
export function LivePreview() {
  const { isLivePreviewing, url } = useLivePreviewContext();
  return isLivePreviewing && url ? <PreviewPane key={url} url={url} /> : null;
}

const preference = 'live-preview-width';

function PreviewPane({ url }: { url: string }) {
  const { setIsLivePreviewing, previewURL } = useLivePreviewContext();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { getPreference, setPreference } = usePreferences();
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const [isAlone, setAlone] = useState(false);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const onBlock = useCallback(
    (block: number) => {
      setAlone(false);
      void openBlock(block, Number(id));
    },
    [id],
  );
  const { state, retry } = useLivePreview({ frame, url, onBlock });
  const size = fitPreview(width, available);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  useEffect(() => {
    void getPreference<string>(preference).then((name) => isPreviewWidth(name) && setWidth(name));
  }, [getPreference]);

  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(() => setAvailable({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  function choose(name: PreviewWidth) {
    setWidth(name);
    void setPreference(preference, name);
  }
  const isFailed = state !== 'loading' && state !== 'shown';
  return (
    <section className="plantsoen-preview" data-alone={isAlone || undefined} aria-label={text('title')}>
      <div className="plantsoen-preview-pane">
        <PreviewToolbar
          {...{ width, scale: size.scale, savedUrl: previewURL }}
          onWidth={choose}
          onClose={() => setIsLivePreviewing(false)}
        />
        <div className="plantsoen-preview-stage" aria-busy={state === 'loading'}>
          {state === 'loading' && <div className="plantsoen-preview-bar" role="progressbar" aria-label={text('loading')} />}
          {isFailed && (
            <p className="plantsoen-preview-failure" role="status">
              {labelFor({ i18n }, failureLabels[state])}{' '}
              <button type="button" onClick={retry}>
                {text('again')}
              </button>
            </p>
          )}
          <div className="plantsoen-preview-room" ref={stage}>
            <div className="plantsoen-preview-page" style={{ inlineSize: size.width * size.scale }}>
              <iframe
                ref={frame}
                src={url}
                title={text('title')}
                sandbox="allow-scripts allow-same-origin"
                style={{ inlineSize: size.width, blockSize: size.height, transform: `scale(${size.scale})` }}
              />
            </div>
          </div>
        </div>
      </div>
      <div className="plantsoen-preview-tabs">
        {[false, true].map((alone) => (
          <button key={String(alone)} type="button" aria-pressed={alone === isAlone} onClick={() => setAlone(alone)}>
            {text(alone ? 'title' : 'form')}
          </button>
        ))}
      </div>
    </section>
  );
}
