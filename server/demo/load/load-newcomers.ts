import type { EventMetadata } from '@torg/protocol/events';
import type { Db } from '../../src/platform/database/tables.ts';
import { stableId } from '../../src/platform/stable-id.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { newcomers, type TownNewcomer } from '../town/newcomers.ts';
import type { Moments } from './moments.ts';
import { accountId, organizationId } from './town-ids.ts';

type Metadata = EventMetadata<'recorded_change'>;

const idOf = ({ email }: TownNewcomer): string => stableId(`town:account:${email}`);

function accountRow(one: TownNewcomer, { days }: Moments): Row<'account'> {
  const { email, name, title, locale, companyKey, state, daysAgo } = one;
  const isAway = state === 'deactivated';
  return {
    account: idOf(one),
    email,
    name,
    role: 'consultant_buyer',
    title,
    locale,
    organization: organizationId(companyKey),
    verified: false,
    completed_wizard: false,
    deactivated_at: isAway ? days(-14) : null,
    was_verified: isAway,
    created_at: days(-daysAgo),
    updated_at: days(isAway ? -14 : -daysAgo),
  };
}

/** What an admin or a colleague did with them last. */
function changeOf(one: TownNewcomer): Pick<Metadata, 'what' | 'before' | 'after'> | null {
  if (one.state === 'invited') return { what: 'invited_account', before: {}, after: {} };
  if (one.state === 'deactivated') return { what: 'deactivated_account', before: {}, after: {} };
  return null;
}

function eventRow(one: TownNewcomer, { days }: Moments): Row<'event'>[] {
  const change = changeOf(one);
  if (change === null) return [];
  const [id, company] = [idOf(one), organizationId(one.companyKey)];
  const metadata = { ...change, object: { kind: 'account', id }, objects: [id, company] };
  const created_at = days(one.state === 'deactivated' ? -14 : -one.daysAgo);
  return [{ kind: 'recorded_change', acting_account: accountId(one.by), metadata, created_at }];
}

/** Those who are invited, away, not vouched for, or here twice, and what was done with them. */
export async function loadNewcomers(db: Db, moments: Moments): Promise<void> {
  const { days } = moments;
  await insertRows(
    db,
    'account',
    newcomers.map((one) => accountRow(one, moments)),
  );
  const invited = newcomers.filter(({ state }) => state === 'invited');
  await insertRows(
    db,
    'account_invitation',
    invited.map((one) => ({
      account: idOf(one),
      invited_by: accountId(one.by),
      invited_at: days(-one.daysAgo),
    })),
  );
  await insertRows(
    db,
    'event',
    newcomers.flatMap((one) => eventRow(one, moments)),
  );
}
