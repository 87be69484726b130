import type { ReadingKnowledge } from '../../../reading/reading.queries.ts';
import type { ReadCv } from '../reading/read-cv.ts';
import { engineWords } from '../words/engine-words.ts';
import type { Demand, Part } from './demand.ts';
import {
  judgeClearance,
  judgeExtent,
  judgeLanguage,
  judgePlace,
  judgeRemote,
  judgeStart,
  judgeYears,
} from './judge-parts.ts';
import { judgeCertificate, judgeDegree } from './judge-papers.ts';
import { judgeTerms } from './judge-terms.ts';
import { judgeWords } from './judge-words.ts';
import { distinctEvidence, joinWeights, type Outcome } from './outcome.ts';

const mostEvidence = 4;

function judgePart(part: Part, read: ReadCv, knowledge: ReadingKnowledge): Outcome {
  switch (part.kind) {
    case 'terms':
      return judgeTerms(part, read, knowledge);
    case 'language':
      return judgeLanguage(part, read);
    case 'clearance':
      return judgeClearance(part, read);
    case 'place':
      return judgePlace(part, read);
    case 'remote':
      return judgeRemote(read);
    case 'start':
      return judgeStart(part, read);
    case 'extent':
      return judgeExtent(read);
    case 'years':
      return judgeYears(part, read);
    case 'degree':
      return judgeDegree(part, read);
    case 'certificate':
      return judgeCertificate(part, read, knowledge);
  }
}

/** What the rules know weighs most; what only the words are about says a little more. */
const ofRest = 0.2;

/** How a CV meets what a criterion asks for: the mean of its parts, the weakest counted twice. */
export function judgeDemand(
  demand: Demand,
  read: ReadCv,
  knowledge: ReadingKnowledge,
): Omit<Outcome, 'evidence'> & { evidence: Outcome['evidence'][number][] } {
  const words = engineWords[read.about.locale];
  const outcomes = demand.parts.map((part) => judgePart(part, read, knowledge));
  const isAbout = demand.rest.filter((key) => key.startsWith('@'));
  const hasTerms = demand.parts.some(({ kind }) => kind === 'terms');
  if (outcomes.length === 0) {
    const alike = judgeWords(demand, read);
    const evidence = [...alike.evidence];
    return { ...alike, evidence, reason: `${words.noRule} ${alike.reason}` };
  }
  const scores = outcomes.map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const known = scores.length === 1 ? mean : (2 * mean + Math.min(...scores)) / 3;
  const rest =
    hasTerms && isAbout.length > 0 ? judgeWords({ ...demand, rest: isAbout }, read) : undefined;
  const score = rest ? known * (1 - ofRest) + Math.min(100, rest.score * 1.2) * ofRest : known;
  return {
    score: Math.round(Math.max(0, Math.min(100, score))),
    reason: outcomes.map(({ reason }) => reason).join(' '),
    evidence: distinctEvidence(
      outcomes.flatMap(({ evidence }) => evidence),
      mostEvidence,
    ),
    weights: joinWeights(
      [...outcomes, ...(rest ? [{ weights: scaled(rest.weights) }] : [])].map((one) => one.weights),
    ),
  };
}

const scaled = (weights: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...weights].map(([item, weight]) => [item, weight * ofRest]));
