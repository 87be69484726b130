import type { InterestState } from '@torg/protocol/interest/interest-life';
import { dice } from '../../dice.ts';
import { columnsOfStage, unknownCandidates, type DemoBoard } from '../../data/boards/boards.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';

/** Who stands where on a board of the demo data. */
export interface DemoCandidate {
  profile: string | null;
  title: string;
  /** the title of the column; empty: the inbox */
  column: string;
  /** when the card was made; null: some days ago */
  since: Date | null;
}

/** A card as it is loaded, with what its notes and its history need. */
export interface DemoCard extends DemoCandidate {
  card: string;
  column_id: string;
  order: number;
  made: Date;
}

/** The interest is in this state since somebody has moved its card there. */
const columnOfState: Record<InterestState, string> = {
  received: '',
  considered: 'Interessert',
  interview: 'Intervju',
  offered: 'Tilbud',
  hired: 'Tilbud',
  not_selected: 'Avslått',
  no_answer: '',
  withdrawn: '',
};

async function interestedIn(tx: Tx, assignment: string): Promise<DemoCandidate[]> {
  const rows = await tx
    .selectFrom('assignment_interest as i')
    .innerJoin('profile as p', 'p.profile', 'i.account')
    .innerJoin('account as x', 'x.account', 'i.account')
    .select(['p.profile', 'x.name', 'i.state', 'i.created_at'])
    .where('i.assignment', '=', assignment)
    .orderBy('i.created_at')
    .orderBy('i.assignment_interest')
    .execute();
  return rows.map(({ profile, name, state, created_at }) => ({
    ...{ profile, title: name, column: columnOfState[state], since: created_at },
  }));
}

/** Consultants whom everybody sees. */
export async function visibleConsultants(tx: Tx): Promise<{ profile: string; name: string }[]> {
  return tx
    .selectFrom('profile_availability as v')
    .innerJoin('account as x', 'x.account', 'v.profile')
    .select(['v.profile', 'x.name'])
    .where('v.visible_in_search', '=', true)
    .orderBy('v.profile')
    .execute();
}

/** Whom Torg has recommended for a need, the best first. */
async function recommendedFor(tx: Tx, opportunity: string): Promise<string[]> {
  const row = await tx
    .selectFrom('ai_job')
    .select('output')
    .where('type', '=', 'structured_opportunity_recommendation')
    .where('subject', '=', opportunity)
    .where('inference_status', '=', 'success')
    .executeTakeFirst();
  const { recommendations = [] } = (row?.output ?? {}) as {
    recommendations?: { account: string }[];
  };
  return recommendations.map(({ account }) => account);
}

/** Those who have sent interest, and some whom the editors have found themselves. */
export async function candidatesOf(
  tx: Tx,
  board: DemoBoard,
  { subject, visible }: { subject: string; visible: readonly { profile: string; name: string }[] },
): Promise<DemoCandidate[]> {
  const interested = board.of === 'assignment' ? await interestedIn(tx, subject) : [];
  const known = new Set(interested.map(({ profile }) => profile));
  const others = visible.filter(({ profile }) => !known.has(profile));
  const columns = columnsOfStage[board.stage];
  const recommended = board.of === 'need' ? await recommendedFor(tx, subject) : [];
  const fitting = recommended.flatMap(
    (account) => others.find((one) => one.profile === account) ?? [],
  );
  const rest = others.filter((one) => !fitting.includes(one));
  const found = [...fitting, ...dice(`board ${board.key}`).some(rest, columns.length)];
  const [unknown = ''] = unknownCandidates[board.locale].slice(board.stage === 'early' ? 0 : 1);
  return [
    ...interested,
    ...found.slice(0, columns.length).map(({ profile, name: title }, index) => ({
      ...{ profile, title, column: columns[index] ?? '', since: null },
    })),
    { profile: null, title: unknown, column: 'Samtale', since: null },
  ];
}
