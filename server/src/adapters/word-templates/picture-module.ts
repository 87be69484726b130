import type { DXT } from 'docxtemplater';
import type { PaperPicture } from '../../platform/ports/cv-paper.ts';
import { imageModule } from './place-module.ts';

type Pictures = Readonly<Record<string, PaperPicture | null>>;

/** The longest side on paper, in the unit of drawings: 35 mm for a photo, 45 mm for a logo. */
const emuPerMm = 36_000;
const longest = (name: string): number => (name === 'image' ? 35 : 45) * emuPerMm;
const imageRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const emptyRelations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const ending = ({ mediaType }: PaperPicture): string =>
  mediaType === 'image/png' ? 'png' : 'jpeg';
const fileOf = (name: string, picture: PaperPicture): string =>
  `torg-${name.replaceAll('_', '-')}.${ending(picture)}`;

function drawing(picture: PaperPicture, name: string, id: number): string {
  const scale = longest(name) / Math.max(picture.width, picture.height, 1);
  const cx = Math.round(picture.width * scale);
  const cy = Math.round(picture.height * scale);
  const about = `id="${id}" name="${name}" descr="${escaped(picture.alt)}"`;
  const main = 'http://schemas.openxmlformats.org/drawingml/2006';
  return `<w:drawing><wp:inline xmlns:wp="${main}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr ${about}/><a:graphic xmlns:a="${main}/main"><a:graphicData uri="${main}/picture"><pic:pic xmlns:pic="${main}/picture"><pic:nvPicPr><pic:cNvPr ${about}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rIdTorg_${name}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
}

const relationsOf = (path: string): string => path.replace(/([^/]+)$/, '_rels/$1.rels');
const within = (xml: string, closing: string, added: string): string =>
  xml.replace(closing, () => `${added}${closing}`);

/** Puts pictures where their tags stand, with all that a package needs for them. */
export function pictureModule(pictures: Pictures) {
  /** the names of the pictures in each part */
  const used = new Map<string, Set<string>>();
  let id = 900_000;
  const module: Pick<DXT.Module, 'name' | 'render'> = {
    name: 'PictureModule',
    render(part, { filePath }) {
      if (part.module !== imageModule) return null;
      const picture = Object.hasOwn(pictures, part.value) ? pictures[part.value] : null;
      if (!picture) return { value: '', errors: [] };
      used.set(filePath, (used.get(filePath) ?? new Set()).add(part.value));
      id += 1;
      // The tag stands within a text, and a drawing stands beside one.
      const value = `</w:t>${drawing(picture, part.value, id)}<w:t xml:space="preserve">`;
      return { value, errors: [] };
    },
  };
  /** What is added to the package, with the present content of its parts. */
  function* files(
    read: (path: string) => string | undefined,
  ): Generator<[string, string | Buffer]> {
    const names = new Set([...used.values()].flatMap((one) => [...one]));
    const shown = [...names].flatMap((name) =>
      pictures[name] ? [[name, pictures[name]] as const] : [],
    );
    for (const [name, picture] of shown) {
      yield [`word/media/${fileOf(name, picture)}`, Buffer.from(picture.content)];
    }
    for (const [path, inPart] of used) {
      const relations = relationsOf(path);
      const added = shown
        .filter(([name]) => inPart.has(name))
        .map(
          ([name, picture]) =>
            `<Relationship Id="rIdTorg_${name}" Type="${imageRelation}" Target="/word/media/${fileOf(name, picture)}"/>`,
        );
      const xml = opened(read(relations) ?? emptyRelations, 'Relationships');
      yield [relations, within(xml, '</Relationships>', added.join(''))];
    }
    const types = read('[Content_Types].xml') ?? '';
    const missing = shown
      .map(([, picture]) => picture)
      .filter((picture) => !new RegExp(`Extension="${ending(picture)}"`, 'i').test(types));
    const defaults = new Map(missing.map((picture) => [ending(picture), picture.mediaType]));
    const added = [...defaults].map(
      ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
    );
    if (added.length > 0) {
      yield ['[Content_Types].xml', within(types, '</Types>', added.join(''))];
    }
  }
  const flags = Object.fromEntries(
    Object.entries(pictures).map(([name, picture]): [string, boolean] => [name, picture !== null]),
  );
  return { module, files, flags };
}

/** An element without children is written as one that may get some. */
const opened = (xml: string, name: string): string =>
  xml.replace(new RegExp(`<${name}([^>]*)/>`), `<${name}$1></${name}>`);
