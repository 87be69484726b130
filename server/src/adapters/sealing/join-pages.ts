import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';

const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value);

interface Tags {
  root: PdfDict;
  ref: PdfRef;
  /** the element that holds all others */
  top: PdfDict;
  topRef: PdfRef;
}

const resolverOf = (pdf: PDF) => (ref: PdfRef) => pdf.getObject(ref);

function tagsOf(pdf: PDF): Tags | null {
  const catalog = pdf.getCatalog();
  const ref = catalog.getRef('StructTreeRoot');
  const root = catalog.getDict('StructTreeRoot', resolverOf(pdf));
  const topRef = root?.getArray('K', resolverOf(pdf))?.at(0);
  const top = topRef instanceof PdfRef ? pdf.getObject(topRef) : undefined;
  if (ref === undefined || root === undefined || !(topRef instanceof PdfRef)) return null;
  return top instanceof PdfDict ? { root, ref, top, topRef } : null;
}

/** Copies tags, and names the cells of tables anew, so that those of both documents stay apart. */
function tagCopier(from: PDF, to: PDF, known: Map<string, PdfRef>) {
  const keyOf = (ref: PdfRef): string => `${ref.objectNumber} ${ref.generation}`;
  const rename = (value: PdfObject): PdfObject => {
    if (value instanceof PdfString) return PdfString.fromBytes(bytesOf(`+${value.asString()}`));
    return value instanceof PdfArray ? PdfArray.of(...[...value].map(rename)) : value;
  };
  const copyRef = (ref: PdfRef): PdfRef => {
    const there = known.get(keyOf(ref));
    if (there !== undefined) return there;
    const object = from.getObject(ref);
    if (object instanceof PdfStream) throw new Error('a stream among the tags');
    const target = new PdfDict();
    const copy = to.register(object instanceof PdfDict ? target : copied(object ?? ref));
    known.set(keyOf(ref), copy);
    const entries = object instanceof PdfDict ? entriesOf(object) : [];
    for (const [key, value] of entries) target.set(key, value);
    return copy;
  };
  const entriesOf = (dict: PdfDict): [string, PdfObject][] =>
    [...dict].map(([{ value: key }, value]) => [
      key,
      key === 'ID' || key === 'Headers' ? rename(value) : copied(value),
    ]);
  const copied = (value: PdfObject): PdfObject => {
    if (value instanceof PdfRef) return copyRef(value);
    if (value instanceof PdfArray) return PdfArray.of(...[...value].map(copied));
    return value instanceof PdfDict ? new PdfDict(entriesOf(value)) : value;
  };
  return { copied, rename, keyOf };
}

/** The names of table cells, which a reader looks up in the order of their bytes. */
function joinNames(
  base: PDF,
  proof: PDF,
  [here, there]: [Tags, Tags],
  copier: ReturnType<typeof tagCopier>,
): void {
  const namesOf = (pdf: PDF, { root }: Tags): PdfObject[] => {
    const tree = root.getDict('IDTree', resolverOf(pdf));
    return [...(tree?.getArray('Names', resolverOf(pdf)) ?? [])];
  };
  const added = namesOf(proof, there).map((one, at) =>
    at % 2 === 0 ? copier.rename(one) : copier.copied(one),
  );
  const all = [...namesOf(base, here), ...added];
  const pairs = all.flatMap((key, at) => {
    const value = all[at + 1];
    return at % 2 === 0 && key instanceof PdfString && value !== undefined ? [{ key, value }] : [];
  });
  if (pairs.length === 0) return;
  pairs.sort((a, b) => Buffer.compare(a.key.bytes, b.key.bytes));
  const names = PdfArray.of(...pairs.flatMap(({ key, value }) => [key, value]));
  here.root.set('IDTree', base.register(PdfDict.of({ Names: names })));
}

/** Hangs the tags of the appended pages below those of the document. */
function joinTags(base: PDF, proof: PDF, pages: ReadonlyMap<PdfRef, PdfRef>): void {
  const [here, there] = [tagsOf(base), tagsOf(proof)];
  if (here === null || there === null) return;
  const keys = new Map(
    [...pages].map(([from, to]) => [`${from.objectNumber} ${from.generation}`, to]),
  );
  const copier = tagCopier(proof, base, keys);
  keys.set(copier.keyOf(there.ref), here.topRef);
  const offset = here.root.getNumber('ParentTreeNextKey')?.value ?? 0;
  const below = copier.copied(there.topRef);
  const part = below instanceof PdfRef ? base.getObject(below) : undefined;
  if (part instanceof PdfDict) {
    part.set('P', here.topRef);
    part.set('S', PdfName.of('Part'));
  }
  const kids = here.top.getArray('K', resolverOf(base));
  here.top.set('K', PdfArray.of(...(kids ?? []), below));

  const numsOf = (pdf: PDF, { root }: Tags): PdfObject[] => [
    ...(root.getDict('ParentTree', resolverOf(pdf))?.getArray('Nums', resolverOf(pdf)) ?? []),
  ];
  const moved = numsOf(proof, there).map((one) =>
    one instanceof PdfNumber ? PdfNumber.of(one.value + offset) : copier.copied(one),
  );
  const nums = PdfArray.of(...numsOf(base, here), ...moved);
  here.root.set('ParentTree', base.register(PdfDict.of({ Nums: nums })));
  const next = there.root.getNumber('ParentTreeNextKey')?.value ?? 0;
  here.root.set('ParentTreeNextKey', PdfNumber.of(offset + next));
  joinNames(base, proof, [here, there], copier);
  for (const ref of pages.values()) {
    const page = base.getObject(ref);
    const place = page instanceof PdfDict ? page.getNumber('StructParents') : undefined;
    if (page instanceof PdfDict && place) {
      page.set('StructParents', PdfNumber.of(place.value + offset));
    }
  }
}

/** Appends the pages, tags and attached files of the second document. */
export async function joinPages(pdf: Uint8Array, proof: Uint8Array): Promise<Uint8Array> {
  const [base, added] = [await PDF.load(pdf), await PDF.load(proof)];
  const indices = Array.from({ length: added.getPageCount() }, (_, at) => at);
  const copies = await base.copyPagesFrom(added, indices, { includeStructure: true });
  const pages = new Map<PdfRef, PdfRef>();
  for (const [at, copy] of copies.entries()) {
    const page = added.getPage(at);
    if (page) pages.set(page.ref, copy.ref);
  }
  joinTags(base, added, pages);
  for (const [name, { description, mimeType, createdAt, modifiedAt }] of added.getAttachments()) {
    const content = added.getAttachment(name);
    const about = { description, mimeType, createdAt, modifiedAt };
    const known = Object.fromEntries(
      Object.entries(about).filter(([, value]) => value !== undefined),
    );
    if (content !== null && !base.hasAttachment(name)) base.addAttachment(name, content, known);
  }
  return base.save();
}
