import { describe, expect, it } from 'vitest';
import { renamedPicture, safeName } from './file-names.ts';

const text = 'text/plain';
const pdf = 'application/pdf';

describe('the name of a file', () => {
  it.each([
    ['invoice.hta', text, 'invoice.hta.txt'],
    ['skript.js', text, 'skript.js.txt'],
    ['cv.json', text, 'cv.json'],
    ['rapport', pdf, 'rapport.pdf'],
    ['rapport.PDF', pdf, 'rapport.PDF'],
    ['bilde.jpeg', 'image/jpeg', 'bilde.jpeg'],
    ['bilde.png', 'image/jpeg', 'bilde.png.jpg'],
    ['notater.md', text, 'notater.md'],
    ['Kravspesifikasjon æøå.pdf', pdf, 'Kravspesifikasjon æøå.pdf'],
  ])('%j of %s gets the ending of its content', (name, type, expected) => {
    expect(safeName(name, type)).toBe(expected);
  });

  it.each([
    ['faktura\u202Efdp.exe', 'fakturafdp.exe.pdf'],
    ['a\u2066b\u2069c\u200F.pdf', 'abc.pdf'],
    ['a\u0000b\u0007\u0085.pdf', 'ab.pdf'],
    ['linje\r\nto.pdf', 'linje  to.pdf'],
    ['halv\uD800.pdf', 'halv.pdf'],
  ])('%j loses what cannot be seen', (name, expected) => {
    expect(safeName(name, pdf)).toBe(expected);
  });

  it.each([
    ['C:\\Users\\Kari\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['cv.pdf. . ', 'cv.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['nul', '_nul.pdf'],
    ['lpt1.cv.pdf', '_lpt1.cv.pdf'],
    ['console.pdf', 'console.pdf'],
    ['a<b>|"c?.pdf', 'a_b___c_.pdf'],
    ['', 'fil.pdf'],
    ['.', 'fil.pdf'],
    ['.pdf', 'pdf.pdf'],
    [undefined, 'fil.pdf'],
  ])('%j can be saved on every system', (name, expected) => {
    expect(safeName(name, pdf)).toBe(expected);
  });

  it('has at most 255 bytes, keeps its ending and breaks no character', () => {
    const long = safeName(`${'æ😀'.repeat(200)}.pdf`, pdf);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255);
    expect(long.endsWith('.pdf')).toBe(true);
    expect(long.isWellFormed()).toBe(true);
  });

  it('stays the same when it is made safe once more', () => {
    for (const name of ['invoice.hta', 'CON', '\u202Ea.exe', 'æ'.repeat(300), '..a. .pdf. ']) {
      const once = safeName(name, pdf);
      expect(safeName(once, pdf)).toBe(once);
    }
  });

  it('of a picture that was encoded anew has the new ending alone', () => {
    expect(renamedPicture('meg.JPG', 'image/webp')).toBe('meg.webp');
    expect(renamedPicture('meg', 'image/webp')).toBe('meg.webp');
  });
});
