import type { MoveContext } from '../../platform/moves/movable.ts';
import { moveOne } from '../../platform/move.ts';
import type { EsignParticipant, EsignReport } from '../../platform/ports/esign.ts';
import { contracts } from '../moves/contract-moves.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { decline, sign } from '../moves/sign.ts';
import { signatories } from '../moves/signatory-moves.ts';
import { recordContractEvent, type Evidence } from '../signing/chain.ts';
import { findAtOneflow, type SignatoryAtOneflow } from './oneflow.repository.ts';

type Context = MoveContext<'system'>;

interface Reported extends SignatoryAtOneflow {
  there: EsignParticipant;
}

/** Who signs for that side there: by address, or the only one who does. */
function participantOf(
  { parties }: EsignReport,
  { side, email }: SignatoryAtOneflow,
): EsignParticipant | undefined {
  const people = parties
    .filter(({ isOurs }) => isOurs === (side === 'sender'))
    .flatMap(({ participants }) => participants)
    .filter(({ isSignatory }) => isSignatory);
  const same = people.find((one) => one.email?.toLowerCase() === email.toLowerCase());
  return same ?? (people.length === 1 ? people[0] : undefined);
}

const isWaiting = ({ status }: SignatoryAtOneflow): boolean =>
  status === 'unopened' || status === 'viewed';

/** What the provider reports of people and what our rows do not say yet. */
function newsOf(report: EsignReport, rows: readonly SignatoryAtOneflow[]) {
  const all = rows.flatMap((row): Reported[] => {
    const there = participantOf(report, row);
    return there === undefined ? [] : [{ ...row, there }];
  });
  return {
    viewed: all.filter(({ status, there }) => status === 'unopened' && there.firstVisitedAt),
    signed: all.filter((row) => isWaiting(row) && row.there.signState === 'signed'),
    declined: all.filter((row) => isWaiting(row) && row.there.signState === 'declined'),
  };
}
type News = ReturnType<typeof newsOf>;

const evidenceOf = ({ there }: Reported): Evidence => ({
  name: there.name,
  identified_by: 'provider',
});

/** What was reported and when it happened there, before the moves that follow from it. */
async function recordReport(
  { db, now }: Context,
  { contract, report, news }: { contract: string; report: EsignReport; news: News },
): Promise<void> {
  const times = [...news.signed, ...news.declined].map(({ side, there }) => [
    `${side}_${there.signState}_at`,
    there.signStateUpdatedAt?.toISOString() ?? null,
  ]);
  const details = { external_id: report.id, state: report.state, ...Object.fromEntries(times) };
  const step = { kind: 'provider_reported', at: now, details } as const;
  await recordContractEvent(db, contract, { ...step, identified_by: 'provider' });
}

const declinedThere = 'Avslått hos Oneflow';

/** Only what still waits is declined: what has expired here has ended already. */
async function applyEnd(context: Context, contract: string, { state }: EsignReport) {
  const [row] = await lockContracts(context.db, [contract]);
  const isOpen = row?.status === 'in_progress';
  const isSigned = state === 'signed' && (isOpen || row?.status === 'expired');
  const by = { identified_by: 'provider' } as const;
  if (isSigned) await moveOne(context, contracts, contract, { move: 'complete', with: by });
  if (state !== 'declined' || !isOpen) return;
  const reason = declinedThere;
  await moveOne(context, contracts, contract, { move: 'decline', reason, with: by });
}

async function applyToPeople(
  context: Context,
  { viewed, signed, declined }: News,
  isOpen: boolean,
) {
  for (const row of viewed) {
    await moveOne(context, signatories, row.signatory, { move: 'view', with: evidenceOf(row) });
  }
  for (const row of signed) await sign(context, row.signatory, evidenceOf(row));
  if (!isOpen) return;
  // The first no ends the contract; a second one has nothing left to end.
  for (const row of declined.slice(0, 1)) {
    await decline(context, row.signatory, { ...evidenceOf(row), reason: declinedThere });
  }
}

/**
 * Brings our rows to what the provider reports. Nothing goes back: an old report, or one that comes
 * twice, changes nothing. What was recalled or declined here stays so.
 */
export async function applyReport(
  context: Context,
  contract: string,
  report: EsignReport,
): Promise<void> {
  const [locked] = await lockContracts(context.db, [contract]);
  const isOpen = locked?.status === 'in_progress';
  if (!isOpen && locked?.status !== 'expired') return;
  const row = await findAtOneflow(context.db, contract);
  const news = newsOf(report, row?.signatories ?? []);
  const isNews = [news.viewed, news.signed, isOpen ? news.declined : []].flat().length > 0;
  const ends = report.state === 'signed' || (isOpen && report.state === 'declined');
  if (!isNews && !ends) return;
  await recordReport(context, { contract, report, news });
  await applyToPeople(context, news, isOpen);
  await applyEnd(context, contract, report);
}
