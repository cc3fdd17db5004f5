/** Maximum lengths and values of all fields. */
export const limits = {
  title: 150,
  slug: 100,
  line: 200,
  text: 2000,
  html: 50_000,
  richText: 20_000,
  url: 500,
  email: 254,
  key: 80,
  rows: 50,
  blocks: 60,
  relations: 200,
  position: 100_000,
} as const;
