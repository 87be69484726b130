import { limits } from '@torg/protocol/limits';
import type { Stretch } from '../../../reading/reading.queries.ts';
import type { Field } from './field.ts';
import {
  cut,
  factsNamed,
  isIn,
  quote,
  quoteAround,
  shownAt,
  spansOf,
  withCapital,
  wordsAt,
  type ReadNeed,
} from '../need-text.ts';
import type { Part } from '../text/parts-of-text.ts';

const most = limits.assignment.title.max;
const mostWords = 100;
const replies = /^(?:(?:re|fwd?|sv|vs|vb|aw)\s*:\s*)+/iu;
/** What a document is, not what it is about. */
const kindOfText =
  /^(?:konsulent|konsult|consultant|uppdrags|oppdrags)?-?(?:forespørsel|förfrågan|behov|request|annonse?|beskrivning|beskrivelse|utlysning|inquiry|brief)$|^(?:konkurransegrunnlag|kravspesifikasjon|kravspecifikation|förfrågningsunderlag|bilag(?:e|a)?.{0,20}|vedlegg.{0,20}|anbudsinnbydelse|anbudsförfrågan|minikonkurranse.{0,15}|avropsförfrågan|tender|request for (?:proposals?|quotation|consultants?)|innhold|innehåll|contents|call-off|avrop|rfp|rfq)$/iu;
/** `Konsulentbehov: dataingeniør`, `Vi søker en senior javautvikler til …`. */
const lead =
  /^(?:(?:(?:akutt?|haster|urgent|nytt?|new)\s+)?(?:konsulent|konsult|consultant)?-?(?:behov|forespørsel|förfrågan|request(?: for (?:proposals?|quotation|consultants?))?|oppdrag|uppdrag|assignment|contract|avrop|minikonkurranse)(?:\s+(?:nr\.?\s*)?\d[\d/-]*)?\s*(?:[:–-]|for|om|av|of|etter|som|as)?\s+(?:\d{1,2}\s*(?:stk|st|x)\.?\s+)?|(?:vi|we)\s+(?:søker|söker|trenger|behöver|are looking for|need)\s+(?:nå\s+|nu\s+)?(?:en|et|ett|ei|a|an)?\s+|\d{1,2}\s*(?:stk|st|x)\.?\s+)(?=\p{L})/iu;

const isTitle = (words: string): boolean =>
  words.length >= 3 && words.length <= mostWords && !/[.?]$/.test(words) && !kindOfText.test(words);

/** The words of a line that name the work, without what only leads to them. */
function titleIn(need: ReadNeed, part: Part): Stretch | undefined {
  const words = wordsAt(need, part);
  const skipped = replies.exec(words)?.[0].length ?? 0;
  const rest = words.slice(skipped);
  const led = lead.exec(rest)?.[0].length ?? 0;
  const start = part.start + skipped + led;
  const end = part.end - (/[\s!.]*$/.exec(words)?.[0].length ?? 0);
  const isSentence = part.kind === 'prose' && /[.?]$|\p{L}{4}[.!?]\s+\p{Lu}/u.test(words);
  return !isSentence && start < end && isTitle(need.text.slice(start, end))
    ? { start, end }
    : undefined;
}

/** Lines that may be the title, the likeliest first. */
function* titleLines(need: ReadNeed): Generator<Stretch> {
  const roles = spansOf(need, 'role');
  const hasRole = (one: Stretch) => roles.some((role) => isIn(role, one));
  const facts = factsNamed(need, 'title').flatMap((part) => titleIn(need, part) ?? []);
  const lines = need.parts
    .filter(({ kind, line }) => kind === 'heading' || (kind === 'prose' && line.text.trim() !== ''))
    .slice(0, 6)
    .flatMap((part) => titleIn(need, part) ?? []);
  yield* facts.filter(hasRole);
  yield* lines.filter(hasRole).slice(0, 1);
  yield* facts.slice(0, 1);
}

const joint = /^\s*(?:,|og|och|and|eller|or|&|\/)\s*(?:en\s|et\s|ett\s|ei\s|an?\s)?\s*$/iu;

/** The first role, and those that are named in one breath with it. */
function rolesTogether(need: ReadNeed): Stretch | undefined {
  const [first, ...more] = spansOf(need, 'role');
  if (!first) return undefined;
  let { end } = wholeWord(need, first);
  for (const role of more) {
    if (!joint.test(need.text.slice(end, role.start))) break;
    ({ end } = wholeWord(need, role));
  }
  return { start: first.start, end };
}

/** Of a mail that has no title: the role, as senior as it is said to be. */
function roleAsTitle(need: ReadNeed): Field<string> | undefined {
  const roles = rolesTogether(need);
  if (!roles) return undefined;
  const senior = spansOf(need, 'seniority').find(
    ({ end }) => end <= roles.start && /^\s+$/.test(need.text.slice(end, roles.start)),
  );
  const words = shownAt(need, { start: senior?.start ?? roles.start, end: roles.end });
  return { value: cut(withCapital(words), most), source: quoteAround(need, roles) };
}

/** A compound's second half is no part of its span: `java|utvikler`. */
function wholeWord({ text }: ReadNeed, { start, end }: Stretch): Stretch {
  const more = /^\p{L}*/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start, end: end + more };
}

function firstLine(need: ReadNeed): Field<string> | undefined {
  const line = need.parts.find(
    ({ kind, start, end }) => kind !== 'blank' && kind !== 'frame' && end > start,
  );
  if (!line) return undefined;
  return { value: cut(shownAt(need, line), most), source: quote(need, line) };
}

export function titleOf(need: ReadNeed): Field<string> | undefined {
  for (const line of titleLines(need)) {
    return { value: cut(withCapital(shownAt(need, line)), most), source: quote(need, line) };
  }
  return roleAsTitle(need) ?? firstLine(need);
}
