import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type {
  SelectionPerson,
  SelectionRecord,
} from '@torg/protocol/selection-record/selection-record';
import type { Locale } from '@torg/protocol/terms';
import type { FolderPart, HiringFolderPaper } from '../platform/ports/typesetting.ts';
import { languageTags } from '../platform/text/language-tags.ts';
import { columnText } from './column-words.ts';
import { recordWords } from './record-words.ts';
import { stateWords } from './state-words.ts';
import { momentText, stepsTable } from './steps-table.ts';

const dayText = (locale: Locale, day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(languageTags[locale], { dateStyle: 'long' });

function aboutPart(record: SelectionRecord, locale: Locale): FolderPart {
  const words = recordWords[locale];
  const { about, board_title, board_made_at, made_at, deadline } = record;
  return {
    kind: 'facts',
    rows: [
      { label: words[about.kind], value: about.title },
      ...(about.company_name === null ? [] : [{ label: words.company, value: about.company_name }]),
      { label: words.board, value: board_title },
      { label: words.boardMade, value: momentText(locale, board_made_at) },
      {
        label: words.deadline,
        value: deadline === null ? words.noDeadline : dayText(locale, deadline),
      },
      { label: words.made, value: momentText(locale, made_at) },
    ],
  };
}

function criteriaParts({ criteria: versions }: SelectionRecord, locale: Locale): FolderPart[] {
  const words = recordWords[locale];
  if (versions.length === 0) return [{ kind: 'text', text: words.noCriteria }];
  return versions.flatMap(
    ({ version, approved_at, approved_by_name, after_deadline, criteria }): FolderPart[] => [
      {
        kind: 'facts',
        rows: [
          {
            label: `${words.version} ${version}`,
            value: [
              `${words.approved} ${momentText(locale, approved_at)}`,
              approved_by_name ?? words.nobodyNamed,
              ...(after_deadline ? [words.late] : []),
            ].join(', '),
          },
        ],
      },
      {
        kind: 'table',
        columns: [words.criterion, words.importance],
        rows: criteria.map((one) => [one.criteria, unbroken(words[one.importance])]),
      },
    ],
  );
}

/** Two short words stay on one line beside a long text. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

function scoreParts({ people, folded }: SelectionRecord, locale: Locale): FolderPart[] {
  const words = recordWords[locale];
  const parts = (['by_people', 'by_machine'] as const).flatMap((by): FolderPart[] => {
    const rows = people.flatMap(({ name, scores }) =>
      scores[by].map(({ criterion, score, most, by_name }) => [
        ...[
          name ?? words.deleted,
          criterion ?? words.criterionGone,
          `${score} ${words.of} ${most}`,
        ],
        by_name === builtInEngine ? words.builtIn : (by_name ?? words.deleted),
      ]),
    );
    const heading = by === 'by_people' ? words.byPeople : words.byMachine;
    const columns = [`${heading}: ${words.person}`, words.criterion, words.score, words.by];
    return rows.length === 0 ? [] : [{ kind: 'table', columns, rows }];
  });
  if (folded.length > 0) parts.push({ kind: 'text', text: `${words.folded} ${folded.length}.` });
  return parts.length === 0 ? [{ kind: 'text', text: words.noScores }] : parts;
}

function answerText({ interest }: SelectionPerson, locale: Locale): string {
  const words = recordWords[locale];
  const { reason } = stateWords[locale];
  if (interest === null || interest.answered_at === null) return words.waiting;
  return [
    momentText(locale, interest.answered_at),
    interest.answered_by_name ?? words.automatic,
    ...(interest.reason === null ? [] : [reason[interest.reason]]),
    ...(interest.answered_after_deadline ? [words.late] : []),
  ].join(', ');
}

function personParts(person: SelectionPerson, locale: Locale): FolderPart[] {
  const words = recordWords[locale];
  const states = stateWords[locale];
  const { interest, interviews, column_title, since, came_after_deadline } = person;
  const came = [momentText(locale, since), ...(came_after_deadline ? [words.late] : [])];
  const sent = interest && `${words.sent} ${momentText(locale, interest.sent_at)}`;
  const rows = [
    { label: words.since, value: came.join(', ') },
    {
      label: words.column,
      value: column_title === null ? words.notOnBoard : columnText(locale, column_title),
    },
    {
      label: words.interest,
      value: interest ? `${states.interest[interest.state]}, ${sent ?? ''}` : words.none,
    },
    ...(interest === null ? [] : [{ label: words.answer, value: answerText(person, locale) }]),
    ...interviews.map(({ state, starts_at, minutes }) => ({
      label: words.interview,
      value: [
        states.interview[state],
        ...(starts_at === null ? [] : [momentText(locale, starts_at)]),
        ...(minutes === null ? [] : [`${minutes} ${words.minutes}`]),
      ].join(', '),
    })),
  ];
  return [{ kind: 'facts', rows }, ...stepsTable(person.steps, locale)];
}

/** The record as a document: what it is about, criteria, scores, then each person with each step. */
export function recordPaper(record: SelectionRecord, locale: Locale): HiringFolderPaper {
  const words = recordWords[locale];
  const { people, steps, left_out, about, evaluation_board, made_at } = record;
  const leftOut: FolderPart[] =
    left_out === 0 ? [] : [{ kind: 'text', text: `${words.leftOut} ${left_out}` }];
  const nobody: FolderPart[] = people.length === 0 ? [{ kind: 'text', text: words.nobody }] : [];
  return {
    ...{ locale, title: words.title, subtitle: about.title, reference: evaluation_board },
    made: new Date(made_at),
    sections: [
      { heading: words.about, parts: [aboutPart(record, locale), ...leftOut, ...nobody] },
      { heading: words.criteria, parts: criteriaParts(record, locale) },
      { heading: words.scores, parts: scoreParts(record, locale) },
      ...people.map((person) => ({
        heading: person.name ?? words.deleted,
        parts: personParts(person, locale),
      })),
      { heading: words.boardSteps, parts: stepsTable(steps, locale) },
    ],
  };
}
