import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

export type ComposeService = {
  image?: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string | number | null>;
  mem_limit?: string;
  logging?: { driver: string };
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
};

export type ComposeFile = { name: string; services: Record<string, ComposeService>; volumes: Record<string, null> };

/** Reads compose.yaml with its anchors resolved. */
export const readComposeFile = (): ComposeFile => parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
