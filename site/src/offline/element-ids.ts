/** Ids of the elements that the script of the offline page fills in. */
export const elementIds = {
  lines: 'lines',
  line: 'line',
  section: 'section',
  listText: 'list-text',
  toList: 'to-list',
  pages: 'pages',
  page: 'page',
  pagesText: 'pages-text',
} as const;
