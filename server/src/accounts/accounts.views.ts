import type { AccountSession } from '@torg/protocol/accounts/accounts';
import type { Actor } from '../platform/actor.ts';
import { can } from './accounts.policy.ts';
import { describeDevice } from './sessions/describe-device.ts';
import type { findSessions } from './sessions/sessions.repository.ts';

type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

export function sessionView(row: SessionRow, actor: Actor): AccountSession {
  return {
    session_id: row.session,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    device: describeDevice(row.device, actor.locale),
    method: row.method,
    second_factor: row.second_factor_at !== null,
    current: row.session === actor.session,
    can: can(actor, row),
  };
}
