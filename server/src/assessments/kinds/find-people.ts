import { marketDay } from '@torg/protocol/market-day';
import type { Locale } from '@torg/protocol/terms';
import type { FoundQuestion } from '../../ai-jobs/ai-jobs.commands.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { loadKnowledge } from '../../reading/reading.queries.ts';
import { findMaskedCvs } from '../cv/masked-cvs.ts';
import type { MaskedCv } from '../cv/masked-cv.ts';
import { asksForLanguages, type CriterionToMeet } from '../rules/need-to-meet.ts';
import { findQuestions, type AboutWhat } from './questions.repository.ts';

interface Measured {
  criteria: CriterionToMeet[];
  /** who asks adds it; it is data, and no engine follows it */
  prompt: string;
  /** a day: what goes on, goes on until then */
  today: string;
}

/** Somebody as machines see them, and by what they are measured. */
export interface PersonData extends Measured {
  cv: MaskedCv;
}

/** Some people, who are told apart by their cards. */
export interface PeopleData extends Measured {
  candidates: { card: string; cv: MaskedCv }[];
}

/** The people of a question, in the order of their cards' ids; undefined: it is gone. */
export async function findPeople(
  context: JobContext,
  { what, subject }: { what: AboutWhat; subject: string },
  locale: Locale,
): Promise<PeopleData | undefined> {
  const { db, searches, now } = context;
  const [question] = await findQuestions(db, what, [subject]);
  if (question === undefined) return undefined;
  const criteria = question.criteria.map(({ id, criteria: text, importance }) => ({
    ...{ id, criteria: text, importance },
  }));
  const withLanguages = asksForLanguages(criteria, await loadKnowledge(searches));
  const profiles = question.cards.map(({ profile }) => profile);
  const cvs = await findMaskedCvs(db, profiles, { withLanguages, locale });
  const candidates = question.cards.flatMap(({ card, profile }) => {
    const cv = cvs.get(profile);
    return cv === undefined ? [] : [{ card, cv }];
  });
  return { candidates, criteria, prompt: question.prompt, today: marketDay(now()) };
}

/** The one person whom a card is about. */
export async function findPerson(
  context: JobContext,
  subject: string,
  locale: Locale,
): Promise<FoundQuestion<PersonData> | undefined> {
  const found = await findPeople(context, { what: 'card', subject }, locale);
  const [person] = found?.candidates ?? [];
  if (found === undefined || person === undefined) return undefined;
  const { criteria, prompt, today } = found;
  return { data: { cv: person.cv, criteria, prompt, today }, locale };
}

/** Some people of a column; undefined: fewer than `least` are left. */
export const findCandidates =
  (least: number) =>
  async (
    context: JobContext,
    subject: string,
    locale: Locale,
  ): Promise<FoundQuestion<PeopleData> | undefined> => {
    const found = await findPeople(context, { what: 'column', subject }, locale);
    return found && found.candidates.length >= least ? { data: found, locale } : undefined;
  };
