import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';
import { findDays, type FoundDays } from './find-days.ts';

type FoundTime = FoundOf<'start'> | FoundOf<'end'> | FoundOf<'deadline'>;

const asSoonAsPossible = words(
  String.raw`(?:så#(?:snart|raskt|fort)#som#(?:mulig|möjligt)|snarest(?:#mulig)?|snarast(?:#möjligt)?|omgående|omedelbart|umiddelbart|straks|genast|asap|as#soon#as#possible|immediately|right#away)`,
);

/** What a stretch of text before a day says about it; the last of them counts. */
const deadlineCue =
  /frist|senast|senest|deadline|innen|innan|inom|sista (?:ansöknings|svars|anbuds)?dag|sista (?:ansöknings|svars|anbuds)?datum|svar\s*:|last (?:day|date)|received by|closing date|(?:no|not) later than|ikke senere enn|inte senare än|(?<!\p{L})due(?!\p{L})|(?:apply|answer|respond|reply|bids?)(?: \p{L}+)? (?:by|before)|before|före|sista dag/giu;
const endCue =
  /(?:^|[\s(–-])(?:til og med|till och med|t\.?o\.?m\.?|til|till|ut|until|till|through|to)(?:\s+(?:og med|och med|the|ut|slutten av|slutet av|utgangen av|utgången av|end of|sista))*\s*$|slutt?(?:dato|datum)?\s*:?\s*$|(?:slutten|slutet|utgangen|utgången|end) (?:av|of)\s*$|(?:^|\s)sista\s*$|(?:varighet|varaktighet|lengde|längd|duration|avtalstid)\s*[*_]*:[*_]*\s*$|end(?: date)?\s*:\s*$|(?:slutter|slutar|ends|ending|avsluttes|avslutas|expires|løper ut|löper ut)(?:\s+(?:on|den|the))?\s*$/iu;
const startCue =
  /oppstart|start(?:er|ar|ing|s|dato|datum)?|(?:^|\s)(?:fra|från|from|begynner|börjar|begins)/giu;

/** "Oppstart er planlagt til uke 6". */
const startsAt = /(?:oppstart|uppstart|start)(?:\s+\p{L}+){0,3}\s+(?:til|till)\s*$/iu;
/** `Oppstart: snarest, senest 4. januar` is about the start whatever stands between. */
const startLine =
  /^[\s*_|•-]*(?:ønsket |önskad |estimated )?(?:oppstart|uppstart|start)(?:s?dato|s?datum| date)?\s*(?:\([^)\n]*\))?\s*[*_]*(?::|\t|\|)/iu;

function isInStartLine(text: string, { start }: FoundDays, before: FoundDays | undefined): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return (before?.start ?? -1) < line && startLine.test(text.slice(line, start));
}

const lastIndexOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** How far before a day its cue may stand. */
const reach = 60;
const range = /^\s*(?:–|-{1,2}|—)\s*$/u;

function kindOf(text: string, days: FoundDays, before: FoundDays | undefined): FoundTime['kind'] {
  const from = Math.max(before?.end ?? 0, days.start - reach);
  const said =
    text
      .slice(from, days.start)
      .split(/\n|(?<!(?:^|[\s.])\p{L})[.!?]\s/u)
      .at(-1) ?? '';
  if (before && range.test(text.slice(before.end, days.start))) return 'end';
  if (startsAt.test(said)) return 'start';
  if (endCue.test(said)) return 'end';
  if (isInStartLine(text, days, before)) return 'start';
  const [deadline, start] = [lastIndexOf(said, deadlineCue), lastIndexOf(said, startCue)];
  if (/(?:^|\s)by(?:\s+(?:\p{L}+day,?|the))*\s*$/iu.test(said)) return 'deadline';
  return deadline > start ? 'deadline' : 'start';
}

/** When something starts and ends, and until when one may answer. */
export function findTimes(text: string, today: string): FoundTime[] {
  const all = findDays(text, today);
  const days = all.map((one, at): FoundTime => {
    const { start, end } = one;
    const kind = kindOf(text, one, all[at - 1]);
    return { kind, start, end, day: kind === 'start' ? one.first : one.last };
  });
  const soon = matchesOf(text, asSoonAsPossible).map(({ start, end }): FoundTime => ({
    kind: 'start',
    start,
    end,
    day: null,
  }));
  return [...days, ...soon];
}
