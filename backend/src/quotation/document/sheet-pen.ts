import PDFDocument from 'pdfkit';
import { ink, type sheet, type TypeName, type as types } from './sheet-look.ts';

export type Fonts = { regular: Buffer; medium: Buffer };
type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; colour?: keyof typeof ink };
type Structure = PDFKit.PDFStructureElement;

/** Draws texts, lines and pictures of a tagged document; what is no text for readers is marked as such. */
export class SheetPen {
  readonly document: PDFKit.PDFDocument;
  readonly #root: Structure;

  constructor(
    fonts: Fonts,
    size: Pick<typeof sheet, 'width' | 'height'>,
    about: { title: string; author: string; language: string },
  ) {
    const { title, author, language } = about;
    this.document = new PDFDocument({
      ...{ size: [size.width, size.height], margin: 0, bufferPages: true, autoFirstPage: false },
      ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true, font: fonts.regular as unknown as string },
      info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit' },
    });
    this.document.registerFont('400', fonts.regular).registerFont('500', fonts.medium);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
  }

  /** A part of the document, of a kind that PDF knows; within another, or at its top. */
  part(kind: string, within: Structure = this.#root): Structure {
    const part = this.document.struct(kind);
    within.add(part);
    return part;
  }

  /** Writes within a part. */
  write(kind: string, within: Structure, draw: () => void): void {
    within.add(this.document.struct(kind, {}, draw));
  }

  /** Draws what readers need not be told: lines, pictures, what stands on each page. */
  aside(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  heightOf(text: string, name: TypeName, width: number): number {
    if (text === '') return 0;
    return this.#use(name).heightOfString(this.#known(text, name), { width, ...this.#options(name) });
  }

  /** Writes a text into a box and answers where it ends. */
  text(text: string, name: TypeName, { x, y, width, align, colour = 'ink' }: Box): number {
    if (text === '') return y;
    const known = this.#known(text, name);
    this.#use(name)
      .fillColor(ink[colour])
      .text(known, x, y, { width, align, ...this.#options(name) });
    return y + this.#use(name).heightOfString(known, { width, ...this.#options(name) });
  }

  line(from: number, to: number, y: number, look: { width?: number; colour?: keyof typeof ink } = {}): void {
    const { width = 0.75, colour = 'line' } = look;
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(ink[colour]).stroke();
  }

  upright(x: number, from: number, to: number): void {
    this.document.moveTo(x, from).lineTo(x, to).lineWidth(0.75).strokeColor(ink.line).stroke();
  }

  #use(name: TypeName): PDFKit.PDFDocument {
    const { weight, size } = types[name];
    return this.document.font(String(weight)).fontSize(size);
  }

  #options(name: TypeName) {
    const { size, leading, spacing } = types[name];
    // The font's own line is 1.303 of its size.
    return { lineGap: leading - size * 1.303, characterSpacing: spacing, lineBreak: true };
  }

  /** What the font cannot write stands as a white square rather than as nothing. */
  #known(text: string, name: TypeName): string {
    const { font } = (this.#use(name) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
    return Array.from(text.normalize('NFC'), (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
    ).join('');
  }
}
