import type { FoundEntry, ItemOf } from '@torg/protocol/cv-imports/read-cv';
import type { SectionLine } from '../sections/split-sections.ts';
import { languagesIn, levelIn } from '../../../platform/text/language-names.ts';
import { sourceOf } from './text-of-lines.ts';

type Language = FoundEntry<ItemOf<'language'>>;

const spoken = /(?:muntlig|muntligt|mundtlig|spoken|oral|tal|speaking)\w*(?::\s*)?[^,;/\n]*/iu;
const written = /(?:skriftlig|skriftligt|written|writing|skrift)\w*(?::\s*)?[^,;/\n]*/iu;
const both =
  /(?:skriftlig|written|skrift)\w*\s*(?:og|och|and|&|\/)\s*(?:muntlig|spoken|oral)|(?:muntlig|spoken|oral)\w*\s*(?:og|och|and|&|\/)\s*(?:skriftlig|written)/iu;

function levelsOf(text: string) {
  const any = levelIn(text);
  if (both.test(text)) return { spoken_language_level: any, written_language_level: any };
  const [said, wrote] = [spoken.exec(text)?.[0], written.exec(text)?.[0]];
  return {
    spoken_language_level: (said === undefined ? null : levelIn(said)) ?? any,
    written_language_level: (wrote === undefined ? null : levelIn(wrote)) ?? any,
  };
}

/** Every language that a section names, with the level that stands after it or before the next. */
export function readLanguages(lines: readonly SectionLine[]): Language[] {
  const text = lines.map((line) => line.text).join('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.text.length + 1;
  }
  const seen = new Set<string>();
  const named = languagesIn(text);
  const isLevelFirst =
    named[0] !== undefined &&
    named[0].start > 12 &&
    levelIn(text.slice(0, named[0].start)) !== null;
  return named.flatMap(({ name, locale, start, end }, at) => {
    if (seen.has(locale)) return [];
    seen.add(locale);
    const after = text.slice(end, named[at + 1]?.start);
    const before = text.slice(named[at - 1]?.end ?? 0, start);
    const line = lines[starts.findLastIndex((one) => one <= start)];
    if (line === undefined) return [];
    const [initial = '', ...rest] = name;
    return [
      {
        item: {
          language_name: initial.toUpperCase() + rest.join(''),
          language_locale: locale,
          ...levelsOf(isLevelFirst ? before : after),
        },
        certainty: 'certain' as const,
        source: [sourceOf(line)],
      },
    ];
  });
}
