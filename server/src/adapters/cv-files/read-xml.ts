import type { XmlElement } from '../../platform/ports/cv-files.ts';

/** Why XML is not read. */
export class XmlRefused extends Error {}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const mostDepth = 100;
const mostElements = 400_000;

/** Only the five entities that XML itself has, and letters by number: no others can be declared. */
const decode = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const isHex = name[1] === 'x' || name[1] === 'X';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, name = '', double, single]): [string, string] => [
      withoutPrefix(name),
      decode(double ?? single ?? ''),
    ],
  );
  return Object.fromEntries(pairs);
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;

/** Reads well-formed XML; refuses what declares a document type, with which entities come. */
export function readXml(source: string): XmlElement {
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new XmlRefused('declares a document type');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  let count = 0;
  const write = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  for (const [, cdata, closing, name, inside = '', selfClosing, text] of source.matchAll(token)) {
    if (cdata !== undefined) write(cdata);
    else if (text !== undefined) write(decode(text));
    else if (name === undefined) continue;
    else if (closing === '/') {
      if (open.length < 2 || open.at(-1)?.name !== withoutPrefix(name)) {
        throw new XmlRefused('is not well-formed');
      }
      open.pop();
    } else {
      const element = {
        name: withoutPrefix(name),
        attributes: attributesOf(inside),
        children: [],
        text: '',
      };
      open.at(-1)?.children.push(element);
      count += 1;
      if (count > mostElements || open.length > mostDepth) throw new XmlRefused('is too large');
      if (selfClosing !== '/') open.push(element);
    }
  }
  const [first] = root.children;
  if (first === undefined || open.length > 1) throw new XmlRefused('is not well-formed');
  return first;
}
