/** Program that creates PDFs one at a time in a child process, so that requests for pages do not wait for them. */
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { answerParent } from '../../platform/child-worker.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { DocumentRequest } from '../document-maker.ts';
import { listPdf } from './list-pdf.ts';
import { logoPicture, rowPictures } from './row-pictures.ts';

sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const font = (file: string) => readFileSync(join(import.meta.dirname, 'fonts', file));
const fonts = {
  regular: font('hanken-grotesk-400.ttf'),
  medium: font('hanken-grotesk-500.ttf'),
  further: font('roboto-400.woff'),
};

async function make({ list, storage: settings }: DocumentRequest): Promise<Buffer> {
  const storage = await openStorage(settings);
  const logo = await logoPicture(storage, list.company.logo);
  const lines = await rowPictures(
    storage,
    list.lines.map(({ picture }) => picture),
  );
  return listPdf(list, { logo, lines }, fonts);
}

answerParent(make);
