import { papersFor, suggestBasis } from '@torg/protocol/agreements/hiring-basis';
import { hiringPapers, type HiringQuestion } from '@torg/protocol/agreements/hiring-terms';
import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import { marketDay } from '@torg/protocol/market-day';
import type { FolderPart } from '../../platform/ports/typesetting.ts';
import { dayText } from '../rounds/contract-words.ts';
import type { FolderRow } from './folder.repository.ts';
import { basisWords, groundWords, paperWords, questionWords } from './folder-words.ts';

type Answers = HiringBasisData['answers'];
const questions = Object.keys(questionWords) as HiringQuestion[];
export const day = (text: string): string => dayText(text, 'nb');
export const dayOf = (moment: Date): string => day(marketDay(moment, 'NO'));

function answerText(question: HiringQuestion, answers: Answers): string {
  const words: Record<string, string> = questionWords[question].answers;
  const answer = answers[question];
  return (answer === null ? undefined : words[answer]) ?? 'Ikke besvart';
}

/** What the rules said on the day when the basis was sent. */
export function suggestionText({ answers }: HiringBasisData, on: string): string {
  const { basis, rule } = suggestBasis(answers, on);
  const why = rule === null ? 'ingen regel passer' : `regel ${rule}`;
  return `${basisWords[basis]} (${why}, etter reglene som gjaldt ${day(on)})`;
}

function choiceRows(row: FolderRow, basis: HiringBasisData) {
  const { choice, reason, ground } = basis;
  const who = [row.chosen_by ?? 'Ikke oppgitt', row.chosen_at && dayOf(row.chosen_at)];
  return [
    {
      label: 'Forslag fra Torg',
      value: suggestionText(basis, ruledOn(row)),
    },
    { label: 'Valgt grunnlag', value: choice === null ? 'Ikke valgt' : basisWords[choice] },
    { label: 'Begrunnelse', value: reason.trim() === '' ? 'Ikke oppgitt' : reason },
    { label: 'Valgt av', value: who.filter(Boolean).join(', ') },
    ...(choice === 'innleie'
      ? [{ label: 'Hjemmel', value: ground === null ? 'Ikke valgt' : groundWords[ground] }]
      : []),
  ];
}

/** Which papers are needed depends on the ground, by the rules of that day. */
function paperRows({ papers, ground }: HiringBasisData, ruledOn: string) {
  const needed = ground === null ? hiringPapers : papersFor(ground, ruledOn);
  return hiringPapers.map((paper) => {
    const { is_done, on, by } = papers[paper];
    const done = [on === null ? 'Ja' : day(on), by].filter((part) => part !== '').join(', ');
    const undone = needed.includes(paper) ? 'Ikke registrert' : 'Kreves ikke for denne hjemmelen';
    return [paperWords[paper], is_done ? done : undone];
  });
}

/** The day whose rules apply: when the basis was sent. */
function ruledOn({ basis_sent_at, chosen_at, start_date }: FolderRow): string {
  const sentAt = basis_sent_at ?? chosen_at;
  return sentAt ? marketDay(sentAt, 'NO') : start_date;
}

/** The eight answers, the suggestion, the choice, and for hiring-in its papers. */
export function basisParts(row: FolderRow): FolderPart[] {
  const { hiring_basis: basis } = row;
  if (basis === null) return [{ kind: 'text', text: 'Grunnlaget for avtalen er ikke registrert.' }];
  const answers = questions.map((question) => [
    questionWords[question].asks,
    answerText(question, basis.answers),
  ]);
  const papers: FolderPart[] =
    basis.choice === 'innleie'
      ? [
          {
            kind: 'table',
            columns: ['Papir', 'Dato, og hvem'],
            rows: paperRows(basis, ruledOn(row)),
          },
        ]
      : [];
  return [
    { kind: 'table', columns: ['Spørsmål', 'Svar'], rows: answers },
    { kind: 'facts', rows: choiceRows(row, basis) },
    ...papers,
  ];
}
