import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const header = '%PDF-1.7\n';

/** A PDF of hand-written objects, with the table that says where each begins. */
function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from(header)];
  const starts: number[] = [];
  let length = header.length;
  for (const [at, object] of objects.entries()) {
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    starts.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

const catalog = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');
const font = Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
const page = Buffer.from(
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
);

function stream(content: Buffer, entries = ''): Buffer {
  const start = Buffer.from(`<< /Length ${content.length} ${entries} >>\nstream\n`);
  return Buffer.concat([start, content, Buffer.from('\nendstream')]);
}

const words = Buffer.from('BT /F 12 Tf 50 700 Td (Kari Nordmann) Tj ET');

/** One page with these operators, and perhaps more entries of its content. */
export const pdfDrawing = (content: Buffer, entries = ''): Buffer =>
  pdfOf([
    catalog,
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    page,
    stream(content, entries),
    font,
  ]);

/** A small file with the same page so many times. */
export const pdfOfPages = (count: number): Buffer =>
  pdfOf([
    catalog,
    Buffer.from(`<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`),
    page,
    stream(words),
    font,
  ]);

/** A few kilobytes that unpack to so many megabytes of spaces: packed twice. */
export function pdfBomb(megabytes: number): Buffer {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const packed = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH });
  const all = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => packed),
    deflateRawSync(words),
  ]);
  return pdfDrawing(deflateSync(all, { level: 9 }), '/Filter [/FlateDecode /FlateDecode]');
}

/** A picture that claims to be a hundred thousand pixels wide and high, beside ordinary words. */
export function pdfWithHugePicture(): Buffer {
  const drawn = Buffer.concat([words, Buffer.from(' q 500 0 0 500 0 0 cm /I Do Q')]);
  const picture = stream(
    deflateSync(Buffer.alloc(1_000_000)),
    '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
  );
  const withPicture = Buffer.from(
    page.toString().replace('/Font <<', '/XObject << /I 6 0 R >> /Font <<'),
  );
  return pdfOf([
    catalog,
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    withPicture,
    stream(drawn),
    font,
    picture,
  ]);
}
