import './ai-jobs.tables.ts';

export { aiEnvelopeOf } from './ai-envelope-of.ts';
export {
  countOf,
  findAnswersAbout,
  findLatestAnswers,
  type LatestAnswers,
  type Progress,
} from './ai-jobs.repository.ts';
export { type AiRecord, exportOf } from './record/export-of.repository.ts';
export { noteLooks } from './record/note-looks.ts';
export { type Withheld, withholder } from './withhold.ts';
