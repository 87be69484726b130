import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { countQuestionAtOnce } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { findByWords } from '../../search/search.queries.ts';
import { refuseTraits } from '../asking/refuse-traits.ts';
import { findMaskedCvs } from '../cv/masked-cvs.ts';
import { nothingFound } from './question/answer-by-rules.ts';
import { answerQuestion } from './question/answer-question.ts';
import { byFirstParts, findPassages, stemsOfQuestion, tellingWords } from './question/passages.ts';
import { findWillingNames } from './lookups.repository.ts';

/**
 * Whom a search finds by all that the question says, then by each skill or role that it names, since
 * few profiles say the rest in the same words.
 */
async function findHits(searches: Db, query: string): Promise<string[]> {
  const page = { isAdmin: true, limit: limits.assessment.sources, offset: 0 };
  const search = (text: string) => {
    const vectorSearch = { query: text, types: [], rewriteQuery: true, requiredMatches: 1 };
    return findByWords(searches, { filters: undefined, vectorSearch }, page);
  };
  const { hits, groups } = await search(tellingWords(query) || query);
  const named = groups.filter(({ competencies }) => competencies.length > 0);
  const isEnough = hits.length >= page.limit || groups.length === 1;
  const more = isEnough ? [] : await Promise.all(named.map(({ term }) => search(term)));
  const found = [hits, ...more.map((one) => one.hits)].flat();
  return [...new Set(found.map(({ profile }) => profile))].slice(0, page.limit);
}

/** What the profiles that a search finds say about a question. */
async function findIn(searches: Db, query: string, locale: Locale) {
  const names = await findWillingNames(searches, await findHits(searches, query));
  const cvs = await findMaskedCvs(searches, [...names.keys()], { withLanguages: true, locale });
  return { names, passages: findPassages(cvs, stemsOfQuestion(query)) };
}

export const askAboutProfiles: Handler<typeof adminAssessmentCalls.askAboutProfiles> = async (
  { actor, searches, external, log, now, transaction },
  { body: { instruction, query, locale } },
) => {
  const created_at = now.toISOString();
  refuseTraits(`${instruction}\n${query}`);
  let found = await findIn(searches, query, locale);
  const wider = byFirstParts(query);
  if (found.passages.length === 0 && wider !== query) {
    found = await findIn(searches, wider, locale);
  }
  const { passages, names } = found;
  if (passages.length === 0) {
    return { result: nothingFound[locale], sources: [], answered_by: builtInEngine, created_at };
  }
  // In a transaction of its own, so that nothing is locked while the model thinks.
  await transaction((context) => countQuestionAtOnce(context, actor.organization));
  const model = external.languageModel;
  const asking = { model, log, instruction, query, passages, names, locale };
  const { sentences, answered_by } = await answerQuestion(asking);
  const used = new Set(sentences.flatMap((one) => one.passages));
  return {
    result: sentences.map(({ text }) => text).join('\n'),
    sources: [...used].map(({ profile, item, text: quote }) => ({
      ...{ profile, item, quote },
      name: names.get(profile) ?? '',
    })),
    answered_by,
    created_at,
  };
};
