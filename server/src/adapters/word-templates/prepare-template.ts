import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { placeModule } from './place-module.ts';
import { valueOf } from './value-of.ts';

const isText = (path: string): boolean => /\.(xml|rels)$/i.test(path);

/** Another archive with the parts that were looked at, so that nothing else of the upload is read. */
function zipOf(parts: ReadonlyMap<string, Buffer>): PizZip {
  const zip = new PizZip();
  for (const [path, content] of parts) {
    // PizZip decodes letters each time that it is asked for them, in JavaScript.
    zip.file(path, isText(path) ? content.toString('utf8') : content);
  }
  return zip;
}

/** `{@x}` would write the letters of a profile as markup. */
const withoutMarkup = (): DXT.Module => ({
  name: 'WithoutMarkup',
  optionsTransformer(options, document) {
    const { modules } = document as unknown as { modules: { name: string; prefix: unknown }[] };
    for (const module of modules) if (module.name === 'RawXmlModule') module.prefix = null;
    return options;
  },
});

/** A template ready to be filled; throws what is wrong with its tags. */
export function prepareTemplate(
  parts: ReadonlyMap<string, Buffer>,
  modules: DXT.Module[],
): Docxtemplater<PizZip> {
  return new Docxtemplater(zipOf(parts), {
    modules: [placeModule(), withoutMarkup(), ...modules],
    paragraphLoop: true,
    linebreaks: true,
    errorLogging: false,
    parser: (tag) => ({ get: (scope, context) => valueOf(tag.trim(), scope, context) }),
    nullGetter: () => '',
  });
}
