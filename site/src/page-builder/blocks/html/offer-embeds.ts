import { consent } from '../../../consent/consent.ts';
import buttons from '../../../design/Link.module.css';
import styles from './HtmlBlock.module.css';

type Texts = { show: string; notice: (host: string) => string };

/** Sandbox permissions of a frame. It can play and open links, but cannot navigate the page that contains it. */
const powers = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** An embed, which shows its frame or the button that offers it. */
type Embed = { show(): void; withdraw(): void };

/**
 * Shows the embeds of some HTML once the visitor has allowed media. Until then each embed has a button, and a click on it
 * consents to that embed. Withdrawn consent removes the frames. Returns a function that stops following the consent.
 */
export function offerEmbeds(root: HTMLElement, texts: Texts): () => void {
  const links = root.querySelectorAll<HTMLAnchorElement>('a[data-embed]');
  const embeds = [...links].map((link) => offer(link, texts));
  const follow = () => {
    const isAllowed = consent.has('media');
    for (const embed of embeds) isAllowed ? embed.show() : embed.withdraw();
  };
  follow();
  return consent.watch(follow);
}

function offer(link: HTMLAnchorElement, texts: Texts): Embed {
  const place = link.parentElement;
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
  let frame: HTMLIFrameElement | undefined;
  const show = () => {
    if (frame) return;
    frame = frameOf(link);
    place?.replaceChildren(frame);
  };
  const withdraw = () => {
    if (!frame) return;
    frame = undefined;
    place?.replaceChildren(link, button, note);
  };
  button.addEventListener('click', () => {
    show();
    frame?.focus();
  });
  link.after(button, note);
  return { show, withdraw };
}

const source = (link: HTMLAnchorElement) => link.dataset.embed ?? link.href;

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
