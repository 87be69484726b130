import { fold } from '@torg/protocol/fold';
import { locales } from '@torg/protocol/terms';

const codes =
  'ar bg bs cs da de el en es et fa fi fr hi hr hu is it ja ko lt lv nl no pl pt ro ru so sq sr sv ta th ti tr uk ur vi zh';

const named = (code: string): string[] => {
  const names = locales.map((locale) =>
    new Intl.DisplayNames([locale], { type: 'language' }).of(code),
  );
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : fold(name))))];
};

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  codes.split(' ').flatMap((code) => {
    const names = named(code);
    return names.map((name) => [name, names] as const);
  }),
);

/** A language that people speak, by its name in each language of Torg, folded; none for other words. */
export const languageNamed = (word: string): readonly string[] => byName.get(word) ?? [];
