'use client';

import {
  Button,
  DraggableSortable,
  toast,
  useConfig,
  useDocumentInfo,
  useDraggableSortable,
  useTranslation,
} from '@payloadcms/ui';
import { use, useEffect, useState } from 'react';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { ReloadVariants } from './variants-field.tsx';

const labels = {
  open: { nl: 'Volgorde wijzigen', en: 'Change the order', de: 'Reihenfolge ändern' },
  hint: {
    nl: 'Sleep de varianten, of kies er een met de spatiebalk en verplaats hem met de pijltoetsen. De volgorde staat na het bewaren meteen online.',
    en: 'Drag the variants, or choose one with the space bar and move it with the arrow keys. The order goes live when you save it.',
    de: 'Ziehen Sie die Varianten, oder wählen Sie eine mit der Leertaste und verschieben Sie sie mit den Pfeiltasten. Nach dem Speichern ist die Reihenfolge sofort online.',
  },
  saveFirst: {
    nl: 'Bewaar het product eerst, ook als concept. Daarna voegt u hier varianten toe.',
    en: 'Save the product first, even as a draft. Then add variants here.',
    de: 'Speichern Sie zuerst das Produkt, auch als Entwurf. Danach fügen Sie hier Varianten hinzu.',
  },
  save: { nl: 'Bewaar volgorde', en: 'Save the order', de: 'Reihenfolge speichern' },
  changed: {
    nl: 'Een andere redacteur heeft intussen varianten toegevoegd of verwijderd. Open dit venster opnieuw.',
    en: 'Another editor has added or deleted variants meanwhile. Open this window again.',
    de: 'Jemand anderes hat inzwischen Varianten hinzugefügt oder gelöscht. Öffnen Sie dieses Fenster erneut.',
  },
  failed: {
    nl: 'De volgorde is niet bewaard. Probeer het opnieuw.',
    en: 'The order was not saved. Try again.',
    de: 'Die Reihenfolge wurde nicht gespeichert. Versuchen Sie es erneut.',
  },
  done: { nl: 'De volgorde is bewaard.', en: 'The order has been saved.', de: 'Die Reihenfolge ist gespeichert.' },
} satisfies Record<string, Label>;

type Variant = { id: number; sku: string; title?: string };

function VariantRow({ id, sku, title = '' }: Variant) {
  const { attributes, listeners, setNodeRef, transform } = useDraggableSortable({ id: String(id) });
  return (
    <li ref={setNodeRef} style={{ transform }}>
      <div {...attributes} {...listeners}>
        <span aria-hidden="true">⠿</span> <strong>{sku}</strong> {title}
      </div>
    </li>
  );
}

type DialogProps = { product: number; onClose: () => void };

function OrderDialog({ product, onClose }: DialogProps) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const reload = use(ReloadVariants);
  const [variants, setVariants] = useState<Variant[]>([]);
  const [problem, setProblem] = useState<string>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  useEffect(() => {
    fetch(
      `${api}/variants?where[product][equals]=${product}&sort=position,createdAt&pagination=false&depth=0&select[sku]=true&select[title]=true`,
    )
      .then((response) => (response.ok ? (response.json() as Promise<{ docs: Variant[] }>) : Promise.reject(response)))
      .then(({ docs }) => setVariants(docs))
      .catch(() => setProblem(labelFor({ i18n }, labels.failed)));
  }, [api, product, i18n]);

  async function save() {
    setProblem(undefined);
    try {
      const response = await fetch(`${api}/variants/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product, ids: variants.map((variant) => variant.id) }),
      });
      if (!response.ok) return setProblem(text(response.status === 409 ? 'changed' : 'failed'));
      toast.success(text('done'));
      onClose();
      reload();
    } catch {
      setProblem(text('failed'));
    }
  }

  return (
    <Dialog
      title={text('open')}
      confirm={{ label: text('save'), isDisabled: variants.length === 0, run: save }}
      onClose={onClose}
    >
      <p>{text('hint')}</p>
      <DraggableSortable
        className="plantsoen-order"
        ids={variants.map((variant) => String(variant.id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) =>
          setVariants((before) => {
            const after = [...before];
            after.splice(moveToIndex, 0, ...after.splice(moveFromIndex, 1));
            return after;
          })
        }
      >
        <ol>
          {variants.map((variant) => (
            <VariantRow key={variant.id} {...variant} />
          ))}
        </ol>
      </DraggableSortable>
      <p role="alert" className="plantsoen-warning">
        {problem}
      </p>
    </Dialog>
  );
}

/** Renders the button and the dialog in which editors sort the variants of a product by drag and drop or by keys, or what to do first for a new product (EDT-14). */
export function VariantOrder() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const [isOpen, setOpen] = useState(false);
  if (typeof id !== 'number') return <p>{labelFor({ i18n }, labels.saveFirst)}</p>;
  return (
    <>
      <Button buttonStyle="none" onClick={() => setOpen(true)}>
        {labelFor({ i18n }, labels.open)}
      </Button>
      {isOpen && <OrderDialog product={id} onClose={() => setOpen(false)} />}
    </>
  );
}
