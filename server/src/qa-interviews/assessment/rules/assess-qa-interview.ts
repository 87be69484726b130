import type { Locale } from '@torg/protocol/terms';
import type { KnownConsultant, QaInterviewData } from '../interview-data.ts';
import { wholeWord } from '../../../platform/text/whole-word.ts';
import { assessmentWords } from './assessment-words.ts';
import type { Assessment } from '../assessment-output.ts';
import { judgeAnswers, type Judged } from './judge-answer.ts';
import { topicsOf } from './words-of.ts';

/** The share of weak answers that an approved form may have. */
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

/** The names of the profile's skills and roles that the answers mention. */
function mentioned({ skills, roles }: KnownConsultant, answers: string): string[] {
  const names = [...new Set([...skills, ...roles])];
  return names.filter((name) => wholeWord(name, 'iu').test(answers));
}

function reasonOf(judged: readonly Judged[], data: QaInterviewData, locale: Locale): string {
  const words = assessmentWords[locale];
  const weak = judged.flatMap((answer) => {
    if (answer.weakness === null) return [];
    const why = words.why[answer.weakness](answer);
    return [words.weak({ number: answer.number, question: clip(answer.question), why })];
  });
  const answers = data.questions.map(({ answer }) => answer).join('\n');
  const names = mentioned(data.consultant, answers).slice(0, namedAtMost);
  const good = words.good(judged.length - weak.length, judged.length);
  const fit = names.length === 0 ? words.noProfile : words.profile(names.join(', '));
  return [`${good} ${fit}`, ...weak].join('\n');
}

/**
 * Assesses whether the answers of a form address their questions, by their length, the topics they
 * share with the question and the profile, and how concrete they are. Only advice for an admin.
 */
export function assessQaInterview(data: QaInterviewData, locale: Locale): Assessment {
  const judged = judgeAnswers(data.questions, topicsOfProfile(data.consultant));
  const weak = judged.filter(({ weakness }) => weakness !== null).length;
  const isGood = weak <= Math.floor(judged.length * weakAtMost);
  return {
    approval_status: isGood ? 'approved' : 'declined',
    reason: reasonOf(judged, data, locale),
  };
}
