import type { FoundOf } from '../found.ts';
import { languageNamed, levelIn } from '../../platform/text/language-names.ts';
import type { Word } from '../text/words.ts';

/** `svensktalande`, `norskspråklig`, `English-speaking`. */
const speaking = /^(?<name>\p{L}+?)(?:talande|talende|spraklige?|sprakig|spraakig|speaking)$/u;

/** What may follow a language; before another word it only says where something is from. */
const mayFollow = new Set(
  `er ar og och and eller or som as is are muntlig muntligt skriftlig skriftligt i kreves kravs maste
  ma gar om if men but pa both bade samt ett godt bra skills would required preferred spoken written
  at in must should kan can needed needs speaking speakers talande behover beharskar behersker to
  with med till til that will has a an only plus flytende flytande for
  arbeidssprak arbetssprak`.split(/\s+/),
);

/** `svenska väl`, but `svenska val` is something else. */
const mayComeNext = ({ folded, text }: Word): boolean =>
  mayFollow.has(folded) || /^(?:väl|vel|well)$/iu.test(text);

const isPlural = (name: string): boolean => /(?:ske|ska)$/u.test(name);

function levelBefore(words: readonly Word[], at: number): ReturnType<typeof levelIn> {
  const near: string[] = [];
  for (let place = at; place > at - 3; place -= 1) {
    const before = words[place - 1];
    if (!before || /[\n.,;:]/.test(words[place]?.before ?? '')) break;
    if (/^(?:og|och|and|eller|or)$/u.test(before.folded)) break;
    near.unshift(before.text);
  }
  return levelIn(near.join(' '));
}

const levelWords =
  /^(?:flyt|fluent|morsm|modersm|native|utmerk|excellent|avans|advanc|god$|gode$|goda$|good$|grunnl|grundl|basic)/iu;

/** `svenska flytande`, `Svenska som modersmål` */
const levelAfter =
  /^[ \u00a0]+(?:flytende|flytande|fluently|obehindrat|(?:som|på) (?:morsmål|modersmål)\p{L}*|as (?:your |a )?(?:native|first) language)(?!\p{L})/iu;

interface Around {
  text: string;
  /** the next word is a language that somebody speaks */
  isNextSpoken: boolean;
}

function languageAt(
  words: readonly Word[],
  at: number,
  { text, isNextSpoken }: Around,
): FoundOf<'language'>[] {
  const word = words[at] as Word;
  const [before, next] = [words[at - 1], words[at + 1]];
  const joined = speaking.exec(word.folded)?.groups?.['name'] ?? '';
  const locale = languageNamed(word.folded) ?? languageNamed(joined) ?? languageNamed(`${joined}k`);
  if (locale === undefined) return [];
  const isJoined = joined !== '';
  const hasLevel =
    before !== undefined && levelWords.test(before.text) && /^[ \u00a0]$/.test(word.before);
  // `flytande svenska, …` and `svenska, engelska`, but not `svenska, danska kunder`.
  const endsPart = (hasLevel || isNextSpoken) && /^[,;]/.test(next?.before ?? '');
  const isAdjective =
    !isJoined &&
    next !== undefined &&
    /^[ \u00a0]$/.test(next.before) &&
    /^\p{Ll}/u.test(next.text) &&
    !mayComeNext(next);
  if (
    isAdjective ||
    (isPlural(word.folded) &&
      !isJoined &&
      !endsPart &&
      next !== undefined &&
      /^\p{Ll}/u.test(next.text) &&
      !mayComeNext(next))
  ) {
    return [];
  }
  const level = isJoined ? null : levelBefore(words, at);
  const start = hasLevel ? before.start : word.start;
  const isSpeaking =
    next !== undefined &&
    /^(?:speaking|talande|talende|språklig)$/iu.test(next.text) &&
    next.before === '-';
  const after =
    isJoined || level !== null ? '' : (levelAfter.exec(text.slice(word.end))?.[0] ?? '');
  const end = isSpeaking ? next.end : word.end + after.length;
  return text.slice(start, end).length > 1
    ? [
        {
          kind: 'language',
          start,
          end,
          locale,
          level: isSpeaking ? null : (level ?? levelIn(after)),
        },
      ]
    : [];
}

/** The languages that somebody should speak, with the level where it is said. */
export function findLanguages(words: readonly Word[], text: string): FoundOf<'language'>[] {
  const found: FoundOf<'language'>[] = [];
  // From the end, since the last of several says whether they are languages.
  for (let at = words.length - 1, isNextSpoken = false; at >= 0; at -= 1) {
    const here = languageAt(words, at, { text, isNextSpoken });
    isNextSpoken = here.length > 0;
    found.push(...here);
  }
  return found.toReversed();
}
