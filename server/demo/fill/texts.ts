import { limits } from '@torg/protocol/limits';
import type { Country } from '@torg/protocol/terms';
import type { Dice } from '../dice.ts';
import { nb } from './phrases.nb.ts';
import type { Phrases } from './phrases.types.ts';
import { sv } from './phrases.sv.ts';

export const phrasesOf: Record<Country, Phrases> = { NO: nb, SE: sv };

/** The subject of a text: a role and its skills by name, the matter, perhaps the client. */
export interface Subject {
  role: string;
  skills: readonly string[];
  matter: string;
  client?: string;
}

/** A role in the middle of a sentence; UX and IT keep their capitals. */
const withinSentence = (role: string): string =>
  /^.[a-zåäöæø]/.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;

const sentenceStart = /(^|[.!?] )(\p{Ll})/gu;

/** A random phrase with its placeholders filled in. */
export function say(phrase: string, subject: Subject, chance: Dice): string {
  const [skill = '', other = skill] = chance.some(subject.skills, 2);
  const slots: Record<string, string> = {
    role: withinSentence(subject.role),
    skill,
    other,
    matter: subject.matter,
    client: subject.client ?? '',
    n: String(chance.whole(3, 14)),
    years: String(chance.whole(3, 12)),
  };
  return phrase
    .replaceAll(/\{(\w+)\}/g, (_all, slot: string) => slots[slot] ?? '')
    .replaceAll(sentenceStart, (start) => start.toUpperCase());
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** An assignment's description in Markdown. */
export function assignmentText(phrases: Phrases, subject: Subject, chance: Dice): string {
  const some = (all: readonly string[], count: number) =>
    chance.some(all, count).map((phrase) => say(phrase, subject, chance));
  const { about, tasks, demands } = phrases.headings;
  return [
    `## ${about}`,
    some(phrases.openings, 1)
      .concat(some(phrases.contexts, chance.whole(1, 3)))
      .join(' '),
    `## ${tasks}`,
    bullets(some(phrases.tasks, chance.whole(3, 5))),
    `## ${demands}`,
    bullets(some(phrases.demands, chance.whole(3, 5))),
    some(phrases.closings, chance.whole(1, 2)).join(' '),
  ].join('\n\n');
}

const paragraph = (sentences: readonly string[]): string => sentences.join(' ');

/** A profile's description, as long as the rules require. */
export function profileText(phrases: Phrases, subject: Subject, chance: Dice): string {
  const all = (phrasings: readonly string[]) =>
    chance.some(phrasings, phrasings.length).map((phrase) => say(phrase, subject, chance));
  const [introduction = ''] = all(phrases.introductions);
  const experiences = all(phrases.experiences);
  const habits = all(phrases.habits);
  const shown = chance.whole(2, 4);
  const text = (more: number) =>
    [
      introduction,
      paragraph(experiences.slice(0, shown + more)),
      paragraph(habits.slice(0, 2 + more)),
    ].join('\n\n');
  let more = 0;
  while (text(more).length < limits.profile.description.min && more < habits.length) more += 1;
  return text(more);
}
