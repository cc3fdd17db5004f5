import { expect, it } from 'vitest';
import { sanitizeFilename } from './sanitize-filename.ts';

it.each([
  ['Tekening plein.PDF', 'Tekening plein.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\eva\\cv.docx', 'cv.docx'],
  ['/var/www/x.php/plan.dwg', 'plan.dwg'],
  ['a\u0000b\r\nX-Evil: 1.png', 'abX-Evil 1.png'],
  ['cv\u202Efdp.exe.pdf', 'cvfdp_exe.pdf'],
  ['.htaccess.pdf', 'htaccess.pdf'],
  ['CON.pdf', 'file.pdf'],
  ['   .pdf', 'file.pdf'],
  ['', 'file'],
  ['Möbel Übersicht – Entwurf 2.odt', 'Möbel Übersicht – Entwurf 2.odt'],
  [`${'x'.repeat(500)}.jpg`, `${'x'.repeat(80)}.jpg`],
  ['=cmd|calc.pdf', '=cmdcalc.pdf'],
])('FRM-10 the name %j becomes %j', (name, harmless) => expect(sanitizeFilename(name)).toBe(harmless));
