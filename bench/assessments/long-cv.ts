import { readPeople, readVeterans } from '../../server/assessment-corpus/parse-corpus.ts';
import { idOf } from '../../server/assessment-corpus/parse-people.ts';
import type { CvEntry, MaskedCv } from '../../server/src/assessments/cv/masked-cv.ts';
import type { CriterionToMeet } from '../../server/src/assessments/rules/need-to-meet.ts';

const projects = 20;
const jobs = 15;

const lines = [
  'Minst fem års erfaring med Java og Spring Boot',
  'Erfaring med Kafka eller annen meldingskø',
  'Har ledet et utviklingsteam',
  'Erfaring fra bank, forsikring eller offentlig sektor',
  'Kjennskap til universell utforming',
  'God erfaring med Kubernetes og Azure',
  'Flytende norsk',
  'Kan møte i Oslo to dager i uken',
  'Sertifisering i AWS eller Azure',
  'Mastergrad i informatikk',
  'Erfaring med migrering av store systemer til sky',
  'Minst ti års erfaring',
];
export const twelveCriteria = lines.map((criteria, at): CriterionToMeet => ({
  id: `ac_00000000${String(at).padStart(2, '0')}`,
  criteria,
  importance: at % 3 === 0 ? 'ABSOLUTE' : 'NICE_TO_HAVE',
}));

const text = (turn: number, of: readonly CvEntry[]): string =>
  [0, 1, 2]
    .map((more) => of[(turn + more) % of.length])
    .flatMap((entry) => (entry ? [entry.text, entry.role_text] : []))
    .join(' ');

/** Twenty projects and fifteen jobs with the texts of the corpus; another CV each turn. */
export function longCv(turn: number): MaskedCv {
  const people = [...readPeople('tuned'), ...readVeterans('tuned')].map(({ cv }) => cv);
  const all = people.flatMap(({ entries }) => entries).filter(({ text: said }) => said !== '');
  const made = (kind: CvEntry['kind'], count: number) =>
    Array.from({ length: count }, (_, at): CvEntry[] => {
      const entry = all[(turn * 7 + at) % all.length];
      if (entry === undefined) return [];
      const item = idOf('long', kind, `${turn} ${at}`);
      return [{ ...entry, item, kind, text: text(turn + at, all) }];
    }).flat();
  const [base] = people;
  if (base === undefined) throw new Error('the corpus has nobody');
  return { ...base, entries: [...made('project', projects), ...made('work_experience', jobs)] };
}
