import { useState } from 'react';
import { Button } from '../../src/design/Button.tsx';
import { LoadingOverlay } from '../../src/design/modal/LoadingOverlay.tsx';
import { Modal } from '../../src/design/modal/Modal.tsx';
import { OverlayScene } from '../../src/design/modal/OverlayScene.tsx';
import { OnDark } from '../Frames.tsx';
import type { GalleryEntries } from './gallery-entry.ts';

/** Duration of the example of an action that must not run twice. */
const busyMs = 2500;

/** Layers over the page, which a button opens. */
export const modalEntries: GalleryEntries = {
  LoadingOverlay: () => <Busy />,
  Modal: () => <Opened />,
  OverlayScene: () => (
    <OnDark contained>
      <OverlayScene isEnding={false} logo={null} />
    </OnDark>
  ),
};

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the modal</Button>
      {isOpen && (
        <Modal title="Title of the modal" closeLabel="Close" onClose={close}>
          <p>Escape, a click outside and the button close it.</p>
        </Modal>
      )}
    </>
  );
}

function Busy() {
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    setTimeout(setBusy, busyMs, false);
  };
  return (
    <>
      <Button onClick={run}>Run an action of 2.5 seconds</Button>
      <LoadingOverlay isBusy={isBusy} label="Loading" />
    </>
  );
}
