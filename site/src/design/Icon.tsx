import styles from './Icon.module.css';

const shapes = {
  account: 'M10 10.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3.8 17c.5-3 2.9-4.4 6.2-4.4s5.7 1.4 6.2 4.4',
  alert: 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 6.2v5M10 13.8h.01',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  check: 'm3.5 10.5 4.5 4.5 8.5-9.5',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  copy: 'M7 7h10v10H7zM4.5 13H3V3h10v1.5',
  document: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M7.5 10.5h5.5M7.5 13.5h5.5',
  download: 'M10 3.5v9m-3.5-3.5 3.5 3.5 3.5-3.5M3 13v3.5h14V13',
  external: 'M8 5.5H4v10.5h10.5v-4M10.5 4H16v5.5M16 4l-7 7',
  facebook: 'M12.7 3.5h-1.5c-1.7 0-2.7 1.1-2.7 2.8v2.2H6.5v2.6h2v5.4h2.6v-5.4h2l.5-2.6h-2.5V6.8c0-.5.3-.8.8-.8h1.7z',
  filters: 'M3 5.5h7m3.5 0H17M10 3.6v3.8h3.5V3.6zM3 14.5h3m3.5 0H17M6 12.6v3.8h3.5v-3.8zM3 10h10',
  heart: 'M10 16.6S2.9 12.6 2.9 7.7a3.7 3.7 0 0 1 7.1-1.5 3.7 3.7 0 0 1 7.1 1.5c0 4.9-7.1 8.9-7.1 8.9Z',
  home: 'M3.5 8.8 10 3.5l6.5 5.3v7.7h-13zM8 16.5v-4.5h4v4.5',
  information: 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 9v5M10 6.2h.01',
  instagram:
    'M6 3.5h8a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 14V6A2.5 2.5 0 0 1 6 3.5ZM10 12.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM13.8 6.2h.01',
  linkedin: 'M4.5 8v8M4.5 4.5h.01M8.5 16V8m0 4c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4v4',
  list: 'M7.5 4H4.5v13.5h11V4h-3M7.5 2.5h5v3h-5zM7.5 9.5h5M7.5 13h5',
  lock: 'M4.5 9h11v7.5h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3 6l7 5.5L17 6',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4.5 10h11',
  pause: 'M6 4h2.6v12H6zM11.4 4H14v12h-2.6z',
  phone:
    'M4 3.5h3.2l1.3 3.7-1.9 1.4a9.5 9.5 0 0 0 4.8 4.8l1.4-1.9 3.7 1.3V16c0 .6-.5 1-1.1 1C8.8 16.6 3.4 11.2 3 4.6c0-.6.4-1.1 1-1.1Z',
  pinterest:
    'M10 16.8a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM8.3 16.5 10 9M7.6 10.5c-.9-1.9.3-4.2 2.6-4.2 2.1 0 3.2 1.7 2.7 3.6-.5 2.2-2.8 2.8-3.7 1.5',
  play: 'M6 3.8 15.5 10 6 16.2z',
  plus: 'M10 4.5v11M4.5 10h11',
  print: 'M5.5 7.5v-4h9v4M5.5 14H3V7.5h14V14h-2.5M5.5 11.5h9v5h-9z',
  search: 'M9 14.8A5.8 5.8 0 1 0 9 3.2a5.8 5.8 0 0 0 0 11.6ZM13.2 13.2l3.8 3.8',
  share:
    'M14.5 6.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM5.5 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM14.5 17.6a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM7.4 8.9l5.2-3.1M7.4 11.1l5.2 3.1',
  twitter: 'm4 4 12 12M16 4 4 16',
} as const;

export type IconName = keyof typeof shapes;

/** A line icon of 20 px in the colour of its text; decoration only, so it always stands beside a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
