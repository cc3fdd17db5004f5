import PDFDocument from 'pdfkit';
import { ink, type pageLayout, type TypeName, type as types } from './pdf-style.ts';

/** The house font in two weights, and a fallback font for scripts that it lacks. */
export type Fonts = { regular: Buffer; medium: Buffer; further: Buffer };
type Box = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center'; colour?: keyof typeof ink; link?: string };
type Structure = PDFKit.PDFStructureElement;

/**
 * Drawing functions for texts, lines and pictures of a tagged PDF. Content without meaning for screen readers is marked as an
 * artifact.
 */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  readonly #root: Structure;

  constructor(
    fonts: Fonts,
    size: Pick<typeof pageLayout, 'width' | 'height'>,
    about: { title: string; author: string; language: string },
  ) {
    const { title, author, language } = about;
    this.document = new PDFDocument({
      ...{ size: [size.width, size.height], margin: 0, bufferPages: true, autoFirstPage: false },
      ...{ pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true, font: fonts.regular as unknown as string },
      info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit' },
    });
    this.document.registerFont('400', fonts.regular).registerFont('500', fonts.medium).registerFont('further', fonts.further);
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
  }

  /** Adds a structure element of a PDF kind to another element, or to the top of the document. */
  part(kind: string, within: Structure = this.#root): Structure {
    const part = this.document.struct(kind);
    within.add(part);
    return part;
  }

  /** Draws content within a structure element. */
  write(kind: string, within: Structure, draw: () => void): void {
    within.add(this.document.struct(kind, {}, draw));
  }

  /** Draws content that screen readers skip: lines, pictures, the foot of each page. */
  aside(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  heightOf(text: string, name: TypeName, width: number): number {
    if (text === '') return 0;
    const { written, options } = this.#prepare(text, name);
    return this.document.heightOfString(written, { width, ...options });
  }

  /** Writes a text into a box, as a link within a `Link` element if it has one. Returns the y coordinate where it ends. */
  text(text: string, name: TypeName, { x, y, width, align, colour = 'ink', link }: Box): number {
    if (text === '') return y;
    const { written, options, drop } = this.#prepare(text, name);
    this.document.fillColor(ink[colour]).text(written, x, y + drop, { width, align, ...options, ...(link && { link }) });
    return y + this.document.heightOfString(written, { width, ...options });
  }

  line(from: number, to: number, y: number, look: { width?: number; colour?: keyof typeof ink } = {}): void {
    const { width = 0.75, colour = 'line' } = look;
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(ink[colour]).stroke();
  }

  upright(x: number, from: number, to: number): void {
    this.document.moveTo(x, from).lineTo(x, to).lineWidth(0.75).strokeColor(ink.line).stroke();
  }

  /**
   * Selects the font for a text: the house font, or the fallback font if the house font lacks a character. Both have the same
   * lines.
   */
  #prepare(text: string, name: TypeName) {
    const { weight, size, leading, spacing } = types[name];
    const composed = text.normalize('NFC');
    const house = this.#fontOf(String(weight), size);
    const isHouse = Array.from(composed).every((character) => character === '\n' || house.has(character));
    const font = isHouse ? house : this.#fontOf('further', size);
    return {
      // Characters that the font lacks are shown as missing, except line breaks.
      written: Array.from(composed, (character) => (character === '\n' || font.has(character) ? character : '\uFFFD')).join(''),
      options: { lineGap: leading - font.line, characterSpacing: spacing, lineBreak: true },
      drop: house.rise - font.rise,
    };
  }

  #fontOf(name: string, size: number) {
    this.document.font(name).fontSize(size);
    const { _font } = this.document as unknown as { _font: PdfFont };
    return {
      has: (character: string) => _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      line: this.document.currentLineHeight(true),
      rise: (_font.ascender / 1000) * size,
    };
  }
}

/** Font data of pdfkit that its types hide. */
type PdfFont = { ascender: number; font: { hasGlyphForCodePoint(code: number): boolean } };
