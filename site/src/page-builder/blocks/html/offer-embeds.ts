import buttons from '../../../design/Link.module.css';
import styles from './HtmlBlock.module.css';

type Texts = { show: string; notice: (host: string) => string };

/** What a frame may do: play and link out, but not move the page it stands in. */
const powers = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** Gives each embed a button that shows it; a click on it is consent to this one. */
export function offerEmbeds(root: HTMLElement, texts: Texts): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) offer(link, texts);
}

function offer(link: HTMLAnchorElement, { show, notice }: Texts): void {
  const { embed = link.href } = link.dataset;
  const note = Object.assign(document.createElement('span'), {
    className: styles.notice,
    textContent: notice(new URL(embed).hostname),
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `${buttons.button} ${buttons.secondary}`,
    textContent: show,
  });
  button.setAttribute('aria-label', `${show}: ${link.textContent}`);
  button.addEventListener('click', () => {
    const frame = frameOf(link, embed);
    link.parentElement?.replaceChildren(frame);
    frame.focus();
  });
  link.after(button, note);
}

function frameOf(link: HTMLAnchorElement, src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', powers);
  return Object.assign(frame, {
    title: link.textContent ?? '',
    loading: 'lazy',
    allow: 'fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    src,
  });
}
