const page = { width: 595, height: 842, margin: 64 };
const lineHeight = 16;
const linesOnPage = 42;
/** At 11 points no Norwegian or Swedish line of Helvetica exceeds the margin. */
const lineLength = 80;

/** Characters beyond Latin-1 that every PDF reader's fonts have, by their octal code. */
const beyondLatin: Readonly<Record<string, string>> = {
  '–': '\\226',
  '—': '\\227',
  '‘': '\\221',
  '’': '\\222',
  '“': '\\223',
  '”': '\\224',
  '•': '\\225',
  '…': '\\205',
  '€': '\\200',
};

const inFont = (sign: string): string => (sign <= '\u00FF' ? sign : (beyondLatin[sign] ?? '?'));

function pdfText(text: string): string {
  const written = text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
  return Array.from(written, inFont).join('');
}

export function wrap(paragraph: string, width = lineLength): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function drawPage(lines: readonly string[], title: string | null): string {
  const top = page.height - page.margin;
  const heading = title === null ? '' : `/F2 16 Tf (${pdfText(title)}) Tj 0 -32 Td `;
  const body = lines.map((line) => `(${pdfText(line)}) Tj T*`).join('\n');
  return `BT ${page.margin} ${top} Td ${heading}/F1 11 Tf ${lineHeight} TL\n${body}\nET`;
}

/** The numbered objects of a document: catalogue, tree, fonts, then the pages. */
function objectsOf(contents: readonly string[], title: string): string[] {
  const kids = contents.map((_, at) => `${6 + 2 * at} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const pages = contents.flatMap((content, at) => [
    `<< /Type /Page /Parent 2 0 R /Contents ${7 + 2 * at} 0 R >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ]);
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${pdfText(title)}) >>`,
    ...pages,
  ];
}

/** A plain document: a title, and text with a line between its paragraphs. */
export function makePdf(title: string, text: string): Buffer {
  const lines = text.split('\n').flatMap((paragraph) => wrap(paragraph));
  const contents: string[] = [];
  for (let from = 0; from < lines.length; from += linesOnPage) {
    contents.push(drawPage(lines.slice(from, from + linesOnPage), from === 0 ? title : null));
  }
  let document = '%PDF-1.4\n%\u00E5\u00E4\u00F6\u00F8\n';
  const places: number[] = [];
  const objects = objectsOf(contents, title);
  for (const [at, object] of objects.entries()) {
    places.push(document.length);
    document += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  document += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${document.length}\n%%EOF\n`;
  return Buffer.from(document, 'latin1');
}
