import type { FlowcaseDisabledReason } from '@torg/protocol/flowcase/flowcase-terms';
import type { ToolUser } from '../../platform/ports/cv-tool.ts';
import type { KnownPerson } from './people.repository.ts';

export const addressOf = ({ email }: Pick<ToolUser, 'email'>): string | null =>
  email?.trim().toLowerCase() || null;

type Is =
  | { reason: FlowcaseDisabledReason; colleague?: undefined }
  | { reason?: undefined; colleague: KnownPerson | undefined };

/** Whether somebody at Flowcase can be imported; an own colleague is linked instead. */
export function personHere(
  user: Pick<ToolUser, 'id' | 'email' | 'isDeactivated'>,
  here: {
    organization: string;
    byEmail: ReadonlyMap<string, KnownPerson>;
    users: ReadonlySet<string>;
  },
): Is {
  if (user.isDeactivated) return { reason: 'deactivated' };
  if (here.users.has(user.id)) return { reason: 'already_here' };
  const email = addressOf(user);
  if (email === null) return { reason: 'no_email' };
  const known = here.byEmail.get(email);
  if (known === undefined) return { colleague: undefined };
  const isOwn = known.organization === here.organization && known.is_consultant;
  if (!isOwn || known.is_deactivated) return { reason: 'in_another_company' };
  return known.is_linked ? { reason: 'already_here' } : { colleague: known };
}
