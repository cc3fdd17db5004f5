import { consent } from '../../../consent/consent.ts';
import buttons from '../../../design/Link.module.css';
import styles from './HtmlBlock.module.css';

type Texts = { show: string; notice: (host: string) => string };

/** What a frame may do: play and link out, but not move the page it stands in. */
const powers = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** An embed in its place: what is offered, or its frame. */
type Embed = { show(): void; withdraw(): void };

/**
 * Shows the embeds of some HTML as soon as the visitor has allowed media. Until then each has a button, a click on which is consent to
 * this one. A choice without media takes away what is shown. Answers how to stop following the visitor's choice.
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
