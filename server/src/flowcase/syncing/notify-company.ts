import type { Tx } from '../../platform/database/tables.ts';
import type { Notify } from '../../platform/live/emit.ts';

/** The open pages of those who administer the company. */
export async function notifyCompany(
  { tx, notify }: { tx: Tx; notify: Notify },
  organization: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('account')
    .select('account')
    .where('organization', '=', organization)
    .where('is_admin_in_company', '=', true)
    .execute();
  await notify(
    rows.map(({ account }) => account),
    'flowcase',
    { organization },
  );
}
