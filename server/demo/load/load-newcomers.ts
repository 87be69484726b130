import type { EventMetadata } from '@torg/protocol/events/events';
import type { Db } from '../../src/platform/database/tables.ts';
import { stableId } from '../../src/platform/stable-id.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { newcomers, type DemoNewcomer } from '../data/newcomers.ts';
import { demoConsultants } from '../data/people.ts';
import { awayForDays } from './load-people.ts';
import type { Moments } from './moments.ts';
import { accountId, organizationId } from './demo-ids.ts';

type Metadata = EventMetadata<'recorded_change'>;

const idOf = ({ email }: DemoNewcomer): string => stableId(`town:account:${email}`);

function accountRow(newcomer: DemoNewcomer, { days }: Moments): Row<'account'> {
  const { email, name, title, locale, companyKey, state, daysAgo } = newcomer;
  const isAway = state === 'deactivated';
  return {
    account: idOf(newcomer),
    email,
    name,
    role: 'consultant_buyer',
    title,
    locale,
    organization: organizationId(companyKey),
    verified: false,
    completed_wizard: false,
    deactivated_at: isAway ? days(-awayForDays) : null,
    was_verified: isAway,
    created_at: days(-daysAgo),
    updated_at: days(isAway ? -awayForDays : -daysAgo),
  };
}

type Change = Pick<Metadata, 'what' | 'before' | 'after'>;

const changed = (what: Metadata['what']): Change => ({ what, before: {}, after: {} });

/** The last change by an admin or a colleague. */
function changeOf({ state }: DemoNewcomer): Change | null {
  if (state === 'invited') return changed('invited_account');
  return state === 'deactivated' ? changed('deactivated_account') : null;
}

interface Done {
  change: Change;
  account: string;
  companyKey: string;
  by: string;
  created_at: Date;
}

function changeRow({ change, account, companyKey, by, created_at }: Done): Row<'event'> {
  const objects = [account, organizationId(companyKey)];
  const metadata = { ...change, object: { kind: 'account', id: account }, objects };
  return { kind: 'recorded_change', acting_account: accountId(by), metadata, created_at };
}

function eventRow(newcomer: DemoNewcomer, { days }: Moments): Row<'event'>[] {
  const change = changeOf(newcomer);
  if (change === null) return [];
  const { companyKey, by, state, daysAgo } = newcomer;
  const created_at = days(-(state === 'deactivated' ? awayForDays : daysAgo));
  return [changeRow({ change, account: idOf(newcomer), companyKey, by, created_at })];
}

/** For accounts that were active before. */
function awayRows({ days }: Moments): Row<'event'>[] {
  const change = changed('deactivated_account');
  const [by, created_at] = ['ingrid-solvang', days(-awayForDays)];
  return demoConsultants
    .filter(({ status }) => status.deactivated)
    .map(({ key, companyKey }) =>
      changeRow({ change, account: accountId(key), companyKey, by, created_at }),
    );
}

/** Loads accounts that are invited, deactivated, unverified or duplicates, with their events. */
export async function loadNewcomers(db: Db, moments: Moments): Promise<void> {
  const { days } = moments;
  await insertRows(
    db,
    'account',
    newcomers.map((newcomer) => accountRow(newcomer, moments)),
  );
  const invited = newcomers.filter(({ state }) => state === 'invited');
  await insertRows(
    db,
    'account_invitation',
    invited.map((newcomer) => ({
      account: idOf(newcomer),
      invited_by: accountId(newcomer.by),
      invited_at: days(-newcomer.daysAgo),
    })),
  );
  await insertRows(db, 'event', [
    ...newcomers.flatMap((newcomer) => eventRow(newcomer, moments)),
    ...awayRows(moments),
  ]);
}
