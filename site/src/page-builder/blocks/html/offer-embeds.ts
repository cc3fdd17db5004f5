import { consent } from '../../../consent/consent.ts';
import buttons from '../../../design/Link.module.css';
import styles from './HtmlBlock.module.css';

type Texts = { show: string; notice: (host: string) => string };

/** What a frame may do: play and link out, but not move the page it stands in. */
const powers = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/**
 * Shows the embeds of some HTML as soon as the visitor has allowed media. Until then each has a button, a click on which is consent to
 * this one. Answers how to stop waiting.
 */
export function offerEmbeds(root: HTMLElement, texts: Texts): () => void {
  const links = () => root.querySelectorAll<HTMLAnchorElement>('a[data-embed]');
  const showIfAllowed = () => {
    if (consent.has('media')) links().forEach(show);
  };
  showIfAllowed();
  for (const link of links()) offer(link, texts);
  return consent.watch(showIfAllowed);
}

function offer(link: HTMLAnchorElement, texts: Texts): void {
  const note = Object.assign(document.createElement('span'), {
    className: styles.notice,
    textContent: texts.notice(new URL(source(link)).hostname),
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${buttons.button} ${buttons.secondary}`,
    textContent: texts.show,
  });
  button.setAttribute('aria-label', `${texts.show}: ${link.textContent}`);
  button.addEventListener('click', () => show(link).focus());
  link.after(button, note);
}

const source = (link: HTMLAnchorElement) => link.dataset.embed ?? link.href;

/** Puts the frame in the place of the link and what was offered with it. */
function show(link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = frameOf(link);
  link.parentElement?.replaceChildren(frame);
  return frame;
}

function frameOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', powers);
  return Object.assign(frame, {
    title: link.textContent ?? '',
    loading: 'lazy',
    allow: 'fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: source(link),
  });
}
