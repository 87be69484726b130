import type { Locale } from '@torg/protocol/terms';
import type { KnownConsultant, QaInterviewData } from '../../../platform/ports/language-model.ts';
import { wholeWord } from '../../../platform/text/whole-word.ts';
import { assessmentWords } from './assessment-words.ts';
import { judgeAnswers, type Judged } from './judge-answer.ts';
import { topicsOf } from './words-of.ts';

/** Of the answers, this share may be weak in a form that is approved. */
const weakAtMost = 0.25;
const namedAtMost = 5;
const quotedAtMost = 60;

const clip = (text: string): string =>
  text.length <= quotedAtMost ? text : `${text.slice(0, quotedAtMost).trimEnd()}…`;

function topicsOfProfile(consultant: KnownConsultant): Set<string> {
  const { roles, skills, description, projects, work } = consultant;
  const ofProjects = projects.flatMap(({ name, description: about, role, skills: used }) => [
    name,
    about,
    role,
    ...used,
  ]);
  return topicsOf([...roles, ...skills, description, ...ofProjects, ...work].join(' '));
}

/** The skills and roles of the profile that the answers speak of, by their names. */
function mentioned({ skills, roles }: KnownConsultant, answers: string): string[] {
  const names = [...new Set([...skills, ...roles])];
  return names.filter((name) => wholeWord(name, 'iu').test(answers));
}

function reasonOf(judged: readonly Judged[], data: QaInterviewData, locale: Locale): string {
  const say = assessmentWords[locale];
  const weak = judged.flatMap((one) => {
    if (one.weakness === null) return [];
    const why = say.why[one.weakness](one);
    return [say.weak({ number: one.number, question: clip(one.question), why })];
  });
  const answers = data.questions.map(({ answer }) => answer).join('\n');
  const names = mentioned(data.consultant, answers).slice(0, namedAtMost);
  const good = say.good(judged.length - weak.length, judged.length);
  const fit = names.length === 0 ? say.noProfile : say.profile(names.join(', '));
  return [`${good} ${fit}`, ...weak].join('\n');
}

/**
 * Whether the answers of a form address their questions: their length, what they share with the
 * question and the profile, and how concrete they are. Decides nothing; an admin reads it.
 */
export function assessQaInterview(data: QaInterviewData, locale: Locale) {
  const judged = judgeAnswers(data.questions, topicsOfProfile(data.consultant));
  const weak = judged.filter(({ weakness }) => weakness !== null).length;
  const isGood = weak <= Math.floor(judged.length * weakAtMost);
  return {
    approval_status: isGood ? 'approved' : 'declined',
    reason: reasonOf(judged, data, locale),
  };
}
