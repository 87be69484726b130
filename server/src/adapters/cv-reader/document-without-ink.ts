/** A typeface that is loaded at once, since nothing is drawn with it. */
class TypefaceWithoutInk {
  readonly family: string;
  readonly loaded = Promise.resolve();

  constructor(family: string) {
    this.family = family;
  }
}

Object.assign(globalThis, { FontFace: TypefaceWithoutInk });

/** What PDF.js asks of a document that has typefaces; a page is only read here. */
export const documentWithoutInk = { fonts: new Set<TypefaceWithoutInk>() };
