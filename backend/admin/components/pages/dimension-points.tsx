'use client';

import { Button, useConfig, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { movedPoint, type Point, pointAt } from './picture-point.ts';

const labels = {
  from: { nl: 'Begin van de maatlijn', en: 'Start of the dimension line', de: 'Anfang der Maßlinie' },
  to: { nl: 'Einde van de maatlijn', en: 'End of the dimension line', de: 'Ende der Maßlinie' },
  hint: {
    nl: 'Sleep de twee punten op de foto, of verplaats ze met de pijltoetsen. Met Shift gaan ze in kleine stappen.',
    en: 'Drag the two points on the picture, or move them with the arrow keys. With Shift they move in small steps.',
    de: 'Ziehen Sie die beiden Punkte auf dem Bild, oder verschieben Sie sie mit den Pfeiltasten. Mit Umschalt in kleinen Schritten.',
  },
  place: { nl: 'Maatlijn op de foto zetten', en: 'Place the line on the picture', de: 'Maßlinie auf dem Bild setzen' },
  remove: { nl: 'Maatlijn verwijderen', en: 'Remove the line', de: 'Maßlinie entfernen' },
  noPicture: {
    nl: 'Kies eerst de afbeelding van de paginakop.',
    en: 'Choose the picture of the hero first.',
    de: 'Wählen Sie zuerst das Bild des Seitenkopfs.',
  },
} satisfies Record<string, Label>;

type Picture = { url: string; width: number; height: number };

/** Returns the picture of the hero; `undefined` until it has loaded. */
function usePicture(path: string): Picture | undefined {
  const { api } = useConfig().config.routes;
  const id = useFormFields(([fields]) => fields[path]?.value);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    setPicture(undefined);
    if (typeof id !== 'number') return;
    const controller = new AbortController();
    fetch(`${api}/media/${id}?depth=0&select[url]=true&select[filename]=true&select[width]=true&select[height]=true`, {
      signal: controller.signal,
    })
      .then((response) => (response.ok ? (response.json() as Promise<Picture>) : undefined))
      .then(setPicture)
      .catch(() => {});
    return () => controller.abort();
  }, [api, id]);
  return picture;
}

/** Returns a point of the line, and a function that changes it. */
function usePoint(group: string, end: 'from' | 'to') {
  const x = useField<number | null>({ path: `${group}.${end}X` });
  const y = useField<number | null>({ path: `${group}.${end}Y` });
  const point = typeof x.value === 'number' && typeof y.value === 'number' ? { x: x.value, y: y.value } : undefined;
  const set = (next: Point | undefined) => {
    x.setValue(next?.x ?? null);
    y.setValue(next?.y ?? null);
  };
  return { point, set };
}

/** Renders the hero's picture with the dimension line, whose ends are dragged or moved by keys (EDT-07). The numbers are below it. */
export const DimensionPoints: UIFieldClientComponent = ({ path = '' }) => {
  const { i18n } = useTranslation();
  const group = path.slice(0, path.lastIndexOf('.'));
  const picture = usePicture(`${group.slice(0, group.lastIndexOf('.'))}.image`);
  const frame = useRef<HTMLDivElement>(null);
  const ends = { from: usePoint(group, 'from'), to: usePoint(group, 'to') };
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (!picture?.url)
    return (
      <div className="plantsoen-dimension">
        <p className="plantsoen-hint">{text('noPicture')}</p>
      </div>
    );

  const { from, to } = ends;
  const isPlaced = from.point !== undefined && to.point !== undefined;
  const drag = (end: 'from' | 'to') => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    ends[end].set(pointAt(event.clientX, event.clientY, frame.current.getBoundingClientRect()));
  };
  const move = (end: 'from' | 'to') => (event: KeyboardEvent) => {
    const { point } = ends[end];
    const next = point && movedPoint(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    ends[end].set(next);
  };
  return (
    <div className="plantsoen-dimension">
      {isPlaced && <p className="plantsoen-hint">{text('hint')}</p>}
      <div ref={frame}>
        <img src={picture.url} alt="" width={picture.width} height={picture.height} draggable={false} />
        {from.point && to.point && (
          <>
            <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none">
              <line x1={from.point.x} y1={from.point.y} x2={to.point.x} y2={to.point.y} />
            </svg>
            {(['from', 'to'] as const).map((end) => (
              <button
                key={end}
                type="button"
                aria-label={`${text(end)}: ${Math.round((ends[end].point?.x ?? 0) * 100)} %, ${Math.round((ends[end].point?.y ?? 0) * 100)} %`}
                style={{
                  insetInlineStart: `${(ends[end].point?.x ?? 0) * 100}%`,
                  insetBlockStart: `${(ends[end].point?.y ?? 0) * 100}%`,
                }}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag(end)}
                onKeyDown={move(end)}
              />
            ))}
          </>
        )}
      </div>
      <Button
        {...{ margin: false, buttonStyle: 'secondary', size: 'small' }}
        onClick={() => {
          from.set(isPlaced ? undefined : { x: 0.25, y: 0.5 });
          to.set(isPlaced ? undefined : { x: 0.75, y: 0.5 });
        }}
      >
        {text(isPlaced ? 'remove' : 'place')}
      </Button>
    </div>
  );
};
