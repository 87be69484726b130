import type { XmlElement } from '../../platform/ports/cv-files.ts';
import { isPlainLink } from './refuse-relations.ts';
import { TemplateRefused } from './template-refused.ts';

/** Fields that only say something about the document; DDE, INCLUDETEXT and others load things. */
const harmless = new Set([
  ...['=', 'ADVANCE', 'AUTHOR', 'COMMENTS', 'CREATEDATE', 'DATE', 'DOCPROPERTY'],
  ...['DOCVARIABLE', 'EDITTIME', 'EQ', 'FILENAME', 'FILESIZE', 'FORMCHECKBOX', 'FORMDROPDOWN'],
  ...['FORMTEXT', 'GOTOBUTTON', 'HYPERLINK', 'IF', 'INDEX', 'INFO', 'KEYWORDS', 'LASTSAVEDBY'],
  ...['LISTNUM', 'MERGEFIELD', 'NOTEREF', 'NUMCHARS', 'NUMPAGES', 'NUMWORDS', 'PAGE', 'PAGEREF'],
  ...['PRINTDATE', 'QUOTE', 'REF', 'REVNUM', 'SAVEDATE', 'SECTION', 'SECTIONPAGES', 'SEQ'],
  ...['STYLEREF', 'SUBJECT', 'SYMBOL', 'TA', 'TC', 'TEMPLATE', 'TIME', 'TITLE', 'TOA', 'TOC'],
  ...['USERADDRESS', 'USERINITIALS', 'USERNAME', 'XE', 'BIBLIOGRAPHY', 'CITATION'],
]);

function refuseInstruction(instruction: string, path: string): void {
  const text = instruction.trim();
  const name = (text.startsWith('=') ? '=' : (text.split(/[\s\\"]/)[0] ?? '')).toUpperCase();
  // A field whose name another field makes has none of its own.
  if (!harmless.has(name)) {
    throw new TemplateRefused('has_forbidden_field', `${path} has the field ${name}`);
  }
  if (name !== 'HYPERLINK') return;
  const target = /^HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(text);
  const address = target?.[1] ?? target?.[2];
  if (address !== undefined && address !== '' && !isPlainLink(address)) {
    throw new TemplateRefused('loads_from_elsewhere', `${path} has a link to ${address}`);
  }
}

/** The instructions of all fields in their order; those within others for themselves. */
function* instructionsOf(root: XmlElement): Generator<string> {
  const open: { text: string; isOver: boolean }[] = [];
  const waiting = [root];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const kind = one.name === 'fldChar' ? one.attributes['fldCharType'] : undefined;
    if (one.name === 'fldSimple') yield one.attributes['instr'] ?? '';
    if (kind === 'begin') open.push({ text: '', isOver: false });
    const inner = open.at(-1);
    if (one.name === 'instrText') {
      if (inner === undefined || inner.isOver) yield one.text;
      else inner.text += one.text;
    }
    if (kind === 'separate' && inner) inner.isOver = true;
    if (kind === 'end') {
      const ended = open.pop();
      if (ended) yield ended.text;
    }
    waiting.push(...one.children.toReversed());
  }
  for (const { text } of open) yield text;
}

/** Refuses fields that load something or run a program. */
export function refuseFields(root: XmlElement, path: string): void {
  for (const instruction of instructionsOf(root)) refuseInstruction(instruction, path);
}
