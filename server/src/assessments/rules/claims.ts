import type { Claim } from '@torg/protocol/assessments/assessment-outputs';
import type { Judgement } from './judge-profile.ts';
import { metFrom } from './scores.ts';

type Judged = Omit<Judgement, 'weights'>;

const mostClaims = 5;
const mostTitle = 120;

/** At most so many letters, whole words. */
function cutAtWord(text: string): string {
  if (text.length <= mostTitle) return text;
  const part = text.slice(0, mostTitle - 1);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), mostTitle / 2)).toWellFormed()}…`;
}

const claimOf = ({ criterion, reason, evidence }: Judged): Claim => ({
  title: cutAtWord(criterion.criteria.trim()),
  description: reason,
  evidence,
});

const isAbsolute = ({ criterion }: Judged): number => (criterion.importance === 'ABSOLUTE' ? 1 : 0);

/** What speaks for somebody: what is met, the absolute and the best documented first. */
export const strengthsOf = (all: readonly Judged[]): Claim[] =>
  all
    .filter(({ score, evidence }) => score >= metFrom.met && evidence.length > 0)
    .toSorted((a, b) => isAbsolute(b) - isAbsolute(a) || b.score - a.score)
    .slice(0, mostClaims)
    .map(claimOf);

/** What is missing: the absolute first, then what is furthest away. */
export const weaknessesOf = (all: readonly Judged[]): Claim[] =>
  all
    .filter(({ score }) => score < metFrom.met)
    .toSorted((a, b) => isAbsolute(b) - isAbsolute(a) || a.score - b.score)
    .slice(0, mostClaims)
    .map(claimOf);
