import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import { isInCv, type CvEntry, type MaskedCv } from '../cv/masked-cv.ts';
import type { CriterionToMeet } from '../rules/need-to-meet.ts';
import { withoutOrders } from '../text/without-orders.ts';
import { withoutPasted } from '../text/without-pasted.ts';

/** What a model calls the title, the description and the lists of a profile. */
const ofProfile = 'profile';
const nameOf = (at: number): string => `e${at + 1}`;
const namesOf = (terms: readonly { name: string }[]): string[] => terms.map(({ name }) => name);

const sentEntry = (entry: CvEntry, at: number) => ({
  ...entry,
  item: nameOf(at),
  skills: namesOf(entry.skills),
  roles: namesOf(entry.roles),
});

/** A CV as a model gets it: entries by pseudonyms, and nothing of what was taken out. */
export function sentCv(cv: MaskedCv, criteria: readonly CriterionToMeet[]) {
  const own = withoutPasted(cv, criteria);
  return {
    item: ofProfile,
    title: own.title,
    description: own.description,
    availability: own.availability,
    remote_work_ok: own.remote_work_ok,
    regions: namesOf(own.regions),
    skills: own.skills.map(({ name, expert }) => ({ name, expert })),
    roles: own.roles.map(({ name, emphasize }) => ({ name, emphasize })),
    languages: own.languages.map(({ name, spoken, written }) => ({ name, spoken, written })),
    entries: own.entries.map(sentEntry),
  };
}

/** The prompt of whoever asks is data, too, and gives no orders. */
export const sentPrompt = (prompt: string): string => withoutOrders(prompt).text;

/** Criteria as a model gets them; who writes a need gives no orders, either. */
export const sentCriteria = (criteria: readonly CriterionToMeet[]): CriterionToMeet[] =>
  criteria.map((one) => ({ ...one, criteria: withoutOrders(one.criteria).text }));

/** The entry that a model means. */
export const entryMeant = (cv: MaskedCv, item: string): CvEntry | undefined =>
  cv.entries.find((_, at) => nameOf(at) === item);

/** Where a model's quote stands, if it stands there letter for letter, in what was not taken out. */
export function soundEvidence(
  cv: MaskedCv,
  criteria: readonly CriterionToMeet[],
  quotes: readonly Evidence[],
): Evidence[] {
  const own = withoutPasted(cv, criteria);
  const all = quotes.flatMap(({ item, quote }): Evidence[] => {
    const meant = item === ofProfile ? own.profile : entryMeant(own, item)?.item;
    const found = { item: meant ?? '', quote: quote.trim() };
    return meant !== undefined && isInCv(own, found) ? [found] : [];
  });
  return all.filter(
    (one, at) =>
      all.findIndex(({ item, quote }) => item === one.item && quote === one.quote) === at,
  );
}
