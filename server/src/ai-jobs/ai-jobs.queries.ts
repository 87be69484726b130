import './ai-jobs.tables.ts';

export { aiEnvelopeOf } from './ai-envelope-of.ts';
export {
  countOf,
  type AnswerRow,
  findAnswersAbout,
  findAnswersOfAll,
  findLatestAnswers,
  type LatestAnswers,
  type Progress,
} from './ai-jobs.repository.ts';
export { inputHashOf } from './asking/question-hash.ts';
export { type AiRecord, exportOf } from './record/export-of.repository.ts';
export { noteLooks } from './record/note-looks.ts';
export { type Withheld, withholder } from './withhold.ts';
