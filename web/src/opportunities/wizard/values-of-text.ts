import { limits } from '@torg/protocol/limits';
import type { AssignmentFields } from '../../assignments/public/use-wizard-draft.ts';
import type { AnswerTo } from '../../client/calls/calls.ts';
import type { CompetencyChoice } from '../../competencies/public/known-competencies.ts';

export type Span = AnswerTo<'POST /api/main/reading'>['spans'][number];
type Known = ReadonlyMap<string, CompetencyChoice>;

const size = limits.assignment;

/** A text describes an assignment if something in it is understood, or if it is long enough for one. */
const describes = (text: string, spans: readonly Span[]): boolean =>
  spans.length > 0 || text.length >= size.description.min;

/** What a text says of an assignment; what it denies is left out. */
export function valuesOfText(
  text: string,
  spans: readonly Span[],
  known: Known,
): Partial<AssignmentFields> {
  const whole = text.trim();
  const said = spans.filter(({ negation }) => negation === null);
  const ofKind = <K extends Span['kind']>(kind: K) =>
    said.filter((span): span is Extract<Span, { kind: K }> => span.kind === kind);
  const [start, duration, deadline, extent] = [
    ofKind('start').find(({ day }) => day !== null),
    ofKind('duration')[0],
    ofKind('deadline')[0],
    ofKind('extent')[0],
  ];
  const place = ofKind('place').find(({ regions }) => regions.length > 0);
  const isRemote = ofKind('work_mode').some(({ mode }) => mode !== 'on_site');
  return {
    description: describes(whole, spans) ? whole.slice(0, size.description.max) : '',
    roles: termsIn(ofKind('role'), known).slice(0, size.roles),
    skills: termsIn(weightiestFirst([...ofKind('skill'), ...ofKind('industry')]), known).slice(
      0,
      size.skills,
    ),
    start_date: start?.day ?? null,
    duration: duration?.text.slice(0, size.duration) ?? '',
    percent: percentOf(extent),
    allow_remote_work: isRemote,
    region: place?.regions[0] ?? null,
    deadline: deadline ? { deadline_with_date: deadline.day } : null,
  };
}

const weightOf = { must: 0, none: 1, should: 2 } as const;

/** What must be before what is only named, and that before what would be nice. */
const weightiestFirst = <S extends Span>(spans: readonly S[]): S[] =>
  spans.toSorted(
    (one, other) =>
      weightOf[one.importance?.kind ?? 'none'] - weightOf[other.importance?.kind ?? 'none'],
  );

/** Each once, in their order; terms that the vocabulary no longer has are left out. */
function termsIn(
  spans: readonly { competency: string }[],
  known: Known,
): AssignmentFields['roles'] {
  const ids = [...new Set(spans.map(({ competency }) => competency))];
  return ids.flatMap((id) => {
    const found = known.get(id);
    if (!found) return [];
    const { synonyms: _, ...competency } = found;
    return [competency];
  });
}

function percentOf(extent: Extract<Span, { kind: 'extent' }> | undefined): number | null {
  const percent = Math.round(extent?.most ?? extent?.least ?? 0);
  return percent >= size.percent.min && percent <= size.percent.max ? percent : null;
}
