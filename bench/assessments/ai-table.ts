import {
  baseline,
  modelEngine,
  rules,
  today,
  type Engine,
} from '../../server/assessment-corpus/engines.ts';
import {
  measureCriteria,
  measureEngagements,
  measureFit,
  measureTexts,
} from '../../server/assessment-corpus/measure.ts';
import { halves, type Half } from '../../server/assessment-corpus/parse-corpus.ts';
import { knowledge } from '../../server/assessment-corpus/vocabulary.ts';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { makeExternal } from '../../server/src/make-external.ts';
import { readSettings } from '../../server/src/platform/settings.ts';
import { assessProfile } from '../../server/src/assessments/rules/assess-profile.ts';
import { longCv, twelveCriteria } from './long-cv.ts';

/** The most that the built-in assessment of one long profile may take of a processor. */
const mostCpuMs = 20;
const profiles = 40;

const nothing = { requirements: [], roles: [], skills: [], region: null, start_date: null };

/** Each profile once, as when a board is assessed; the first ones only warm the engine. */
function cpuOfOne(): number {
  const cvs = Array.from({ length: profiles }, (_, turn) => longCv(turn));
  const need = { ...nothing, title: '', allow_remote_work: false, criteria: twelveCriteria };
  const assess = (some: typeof cvs) => {
    for (const cv of some) assessProfile(cv, need, knowledge, { locale: 'nb', today });
  };
  assess(cvs.slice(0, profiles / 2));
  const before = process.cpuUsage();
  assess(cvs.slice(profiles / 2));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (profiles / 2);
}

async function rowsOf(half: Half, engine: Engine): Promise<string> {
  const { ndcg, pairwise } = await measureFit(half, engine);
  const { macroF1 } = await measureCriteria(half, engine);
  const { recall } = await measureEngagements(half, engine);
  const figures = [ndcg, pairwise, macroF1, recall].map((figure) => figure.toFixed(3));
  return `| ${[half, engine.name, ...figures].join(' | ')} |`;
}

const exactnessOf = (half: Half): string => {
  const [rules, beside] = [measureTexts(half, 'rules'), measureTexts(half, 'baseline')];
  return `${half} ${rules.exact.toFixed(3)} of ${rules.needs} needs, baseline ${beside.exact.toFixed(3)}`;
};

/** A model beside the rules, where one is set up. */
async function enginesHere(): Promise<Engine[]> {
  const { languageModel } = await makeExternal(readSettings({ ...process.env }));
  const isSet = languageModel.name !== builtInEngine;
  return [baseline, rules, ...(isSet ? [modelEngine(languageModel)] : [])];
}

/** How well people are assessed, beside a baseline and a model where one is set up, and what it costs. */
export async function aiTable(): Promise<string> {
  const rows: string[] = [];
  for (const half of halves) {
    for (const engine of await enginesHere()) rows.push(await rowsOf(half, engine));
  }
  const cpuMs = cpuOfOne();
  const promise = cpuMs <= mostCpuMs ? '' : ' ✗';
  return [
    '| half | engine | fit, nDCG@10 | pairs in order | criteria, macro F1 | engagements, recall@3 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Fields of needs that are exactly as labelled: ${halves.map(exactnessOf).join('; ')}.`,
    `The built-in assessment of a profile with 20 projects and 15 jobs by 12 criteria takes ${cpuMs.toFixed(1)} ms of the processor (≤ ${mostCpuMs} ms)${promise}.`,
  ].join('\n');
}
