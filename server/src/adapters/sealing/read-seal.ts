import { PDF, PdfDict, PdfNumber, type PdfRef } from '@libpdf/core';

export interface FoundSeal {
  /** the bytes that are sealed */
  covered: Buffer;
  /** the signature as CMS */
  cms: Buffer;
  /** what the signature dictionary says; nobody vouches for it */
  saidAt: Date | null;
  /** the sealed bytes and the signature are the whole file */
  coversAll: boolean;
}

const dateForm = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/;

function dateOf(text: string | undefined): Date | null {
  const match = dateForm.exec(text ?? '');
  if (match === null) return null;
  const [year = 0, month = 1, ...rest] = match.slice(1, 7).map(Number);
  const [day, hour, minute, second] = rest;
  const ahead = (match[7] === '-' ? -1 : 1) * (Number(match[8] ?? 0) * 60 + Number(match[9] ?? 0));
  return new Date(Date.UTC(year, month - 1, day, hour, (minute ?? 0) - ahead, second));
}

/** All signature dictionaries, by the fields of the form. */
function signaturesOf(pdf: PDF): PdfDict[] {
  const resolve = (ref: PdfRef) => pdf.getObject(ref);
  const form = pdf.getCatalog().getDict('AcroForm', resolve);
  const fields = [...(form?.getArray('Fields', resolve) ?? [])];
  return fields.flatMap((one) => {
    const field = one instanceof PdfDict ? one : pdf.getObject(one as PdfRef);
    const value = field instanceof PdfDict ? field.getDict('V', resolve) : undefined;
    return value?.getArray('ByteRange', resolve) ? [value] : [];
  });
}

/** The hex digits between the two ranges, which must be all that is left out. */
function contentsBetween(file: Buffer, from: number, to: number): Buffer | null {
  const text = file.toString('latin1', from, to);
  return /^<(?:[0-9A-Fa-f]{2})+>$/.test(text) ? Buffer.from(text.slice(1, -1), 'hex') : null;
}

function readOne(file: Buffer, signature: PdfDict): FoundSeal | null {
  const range = [...(signature.getArray('ByteRange') ?? [])].map((one) =>
    one instanceof PdfNumber ? one.value : Number.NaN,
  );
  const [start = -1, length = 0, next = 0, rest = 0] = range;
  const end = next + rest;
  const isOrdered = start === 0 && length > 0 && next > length && rest > 0 && end <= file.length;
  const cms = isOrdered && range.length === 4 ? contentsBetween(file, length, next) : null;
  if (cms === null) return null;
  return {
    covered: Buffer.concat([file.subarray(0, length), file.subarray(next, end)]),
    cms,
    saidAt: dateOf(signature.getString('M')?.asString()),
    coversAll: end === file.length,
  };
}

/** The newest seal of a PDF: the one that covers most of it. */
export async function readSeal(file: Buffer): Promise<FoundSeal | null> {
  const pdf = await PDF.load(file);
  const seals = signaturesOf(pdf).flatMap((signature) => readOne(file, signature) ?? []);
  return seals.toSorted((a, b) => b.covered.length - a.covered.length)[0] ?? null;
}
