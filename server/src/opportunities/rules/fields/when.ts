import { limits } from '@torg/protocol/limits';
import type { Deadline } from '@torg/protocol/assignments/assignment-shapes';
import type { z } from 'zod';
import { words, type Stretch } from '../../../reading/reading.queries.ts';
import type { Field } from './field.ts';
import {
  cut,
  factsNamed,
  isIn,
  preferNamed,
  quote,
  quoteAround,
  sentenceAround,
  spansOf,
  shownAt,
  wordsAt,
  type ReadNeed,
} from '../need-text.ts';

/** As soon as possible is no day: then the source says it, and the field stays empty. */
export function startOf(need: ReadNeed): Field<string | null> | undefined {
  const starts = preferNamed(need, spansOf(need, 'start'), 'start', 'duration');
  const rolling = factsNamed(need, 'deadline');
  const own = starts.filter((span) => !rolling.some((fact) => isIn(span, fact)));
  const start = own.find(({ day }) => day !== null) ?? own[0];
  return start && { value: start.day, source: quoteAround(need, start) };
}

const untilWords =
  /(?:til og med|till och med|t\.?o\.?m\.?|until|through|till|til|to|ut)(?:[ \t]+(?:sista|(?:the )?end of|utgangen av|slutten av|utgången av|slutet av))?[ \t]*$/iu;

/** The words of the end with the `til` before them, or with the start: `1. mai – 3. juli`. */
function untilEnd(need: ReadNeed, end: Stretch): string {
  const start = spansOf(need, 'start').findLast((one) => one.end <= end.start);
  if (start && /^\s*(?:[–—]|-{1,2})\s*$/.test(need.text.slice(start.end, end.start))) {
    return shownAt(need, { start: start.start, end: end.end });
  }
  const before = untilWords.exec(need.text.slice(Math.max(0, end.start - 32), end.start));
  return shownAt(need, { ...end, start: end.start - (before?.[0].length ?? 0) });
}

const option = /opsjon|option|forlenge|förläng|prolong|extend|extension/iu;

/** `Opsjon: 6 måneder` is how much longer, where the text says how long until. */
const isOption = (need: ReadNeed, { start }: Stretch): boolean => {
  const before =
    need.text
      .slice(Math.max(0, start - 30), start)
      .split('\n')
      .at(-1) ?? '';
  return option.test(before) && spansOf(need, 'end').length > 0;
};

/** How long, in the text's own words: `6 mnd med opsjon`, `tre måneder`, `til 31. mai`. */
export function durationOf(need: ReadNeed): Field<string> | undefined {
  const [fact] = factsNamed(need, 'duration');
  const most = limits.assignment.duration;
  if (fact) return { value: cut(shownAt(need, fact), most), source: quote(need, fact.line) };
  const [duration] = spansOf(need, 'duration').filter((span) => !isOption(need, span));
  if (duration) {
    return { value: cut(shownAt(need, duration), most), source: quoteAround(need, duration) };
  }
  const [end] = preferNamed(need, spansOf(need, 'end'), 'start', 'duration');
  return end && { value: cut(untilEnd(need, end), most), source: quoteAround(need, end) };
}

const continuous = words(
  'løpende|fortløpende|löpande|rolling|continuous(?:ly)?|ongoing|vurderes#fortløpende',
);
const soon = words(
  String.raw`(?:så#(?:snart|raskt|fort)#som#(?:mulig|möjligt)|snarest(?:#mulig)?|snarast(?:#möjligt)?|omgående|asap|as#soon#as#possible|immediately)`,
);
const has = (pattern: RegExp, said: string): boolean => said.search(pattern) >= 0;

/** `Frist: løpende`. */
function spokenDeadline(said: string): z.output<typeof Deadline> | undefined {
  if (has(continuous, said)) return { deadline_is_continuous: true };
  return has(soon, said) ? { deadline_is_asap: true } : undefined;
}

export function deadlineOf(need: ReadNeed): Field<z.output<typeof Deadline>> | undefined {
  const [span] = preferNamed(need, spansOf(need, 'deadline'), 'deadline');
  if (span) {
    return { value: { deadline_with_date: span.day }, source: quoteAround(need, span) };
  }
  for (const fact of factsNamed(need, 'deadline')) {
    const value = spokenDeadline(wordsAt(need, fact));
    if (value) return { value, source: quote(need, sentenceAround(need, fact)) };
    const day = need.spans.find((one) => one.kind === 'start' && isIn(one, fact));
    if (day?.kind === 'start' && day.day !== null) {
      return { value: { deadline_with_date: day.day }, source: quoteAround(need, fact) };
    }
  }
  return undefined;
}
