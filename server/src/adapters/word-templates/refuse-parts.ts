import { readXml } from '../cv-files/read-xml.ts';
import type { XmlElement } from '../../platform/ports/cv-files.ts';
import { refuseFields } from './refuse-fields.ts';
import { refuseRelations } from './refuse-relations.ts';
import { TemplateRefused } from './template-refused.ts';

export { TemplateRefused };

const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const loaded = /macroenabled|vbaproject|vbadata|oleobject|activex|\bcontrol\+xml/i;
const macros = /(^|\/)(vbaProject\.bin|vbaData\.xml)$/i;
const forbiddenPath =
  /(^|\/)(embeddings|activeX|ctrlProps|customUI|afchunk[^/]*)(\/|$)|(^|\/)(attachedToolbars|keyMapCustomizations)\b/i;
const parts = /\.(xml|rels)$/i;
const harmless = /\.(xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|odttf|ttf|otf|thmx|docsigs)$/i;
const forbiddenElements = new Set(['altChunk', 'object', 'OLEObject', 'control', 'subDoc']);

/** What loads, runs or hides something; names count without the prefix, which anybody may choose. */
function refuseElements(root: XmlElement, path: string): void {
  const waiting = [root];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (forbiddenElements.has(one.name)) {
      throw new TemplateRefused('has_embedded_document', `${path} has ${one.name}`);
    }
    const { src } = one.attributes;
    if (one.name === 'imagedata' && src !== undefined && /^\s*([a-z]+:|\\\\|\/\/)/i.test(src)) {
      throw new TemplateRefused('loads_from_elsewhere', `${path} loads a picture`);
    }
    waiting.push(...one.children);
  }
}

/** Only UTF-8, since another encoding would hide what is looked for. */
function textOf(content: Buffer, path: string): string {
  if (content.includes(0)) throw new TemplateRefused('unreadable_part', `${path} is not UTF-8`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(text)?.[1];
  if (declared !== undefined && !/^(utf-?8|us-ascii)$/i.test(declared)) {
    throw new TemplateRefused('unreadable_part', `${path} is not UTF-8`);
  }
  return text;
}

function refuseTypes(types: XmlElement): void {
  const declared = types.children.map(({ attributes }) => attributes['ContentType'] ?? '');
  const bad = declared.find((type) => loaded.test(type));
  if (bad !== undefined) throw new TemplateRefused('has_macros', `declares ${bad}`);
  if (!declared.includes(documentType)) {
    throw new TemplateRefused('no_word_document', 'is no Word document');
  }
}

/** Refuses a package with anything that could load, run or hide something. */
export function refuseParts(files: ReadonlyMap<string, Buffer>): void {
  if (!files.has('word/document.xml') || !files.has('[Content_Types].xml')) {
    throw new TemplateRefused('no_word_document', 'is no Word document');
  }
  for (const [path, content] of files) {
    if (macros.test(path)) throw new TemplateRefused('has_macros', `has ${path}`);
    if (forbiddenPath.test(path) || !harmless.test(path)) {
      throw new TemplateRefused('has_forbidden_part', `has ${path}`);
    }
    if (!parts.test(path)) continue;
    const root = readPart(content, path);
    if (path === '[Content_Types].xml') refuseTypes(root);
    if (/\.rels$/i.test(path)) refuseRelations(root, path);
    refuseElements(root, path);
    refuseFields(root, path);
  }
}

function readPart(content: Buffer, path: string): XmlElement {
  try {
    return readXml(textOf(content, path));
  } catch (error) {
    if (error instanceof TemplateRefused) throw error;
    throw new TemplateRefused('unreadable_part', `${path} ${(error as Error).message}`);
  }
}
