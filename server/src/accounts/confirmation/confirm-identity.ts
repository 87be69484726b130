import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { proveFactor } from '../factors/prove-factor.ts';
import { confirmSession } from '../sessions/sessions.repository.ts';
import { tryOwnPassword } from '../sign-in/try-own-password.ts';

export const confirmIdentity: Handler<typeof securityCalls.confirmIdentity> = async (
  context,
  { body: proof },
) => {
  const { actor, now } = context;
  const confirm = async ({ db, forgetActor }: Pick<ChangeContext, 'db' | 'forgetActor'>) => {
    await confirmSession(db, actor.session, { now, withFactor: proof.method !== 'password' });
    await forgetActor(actor.account);
  };
  if (proof.method !== 'password') {
    const purpose = `confirmation of ${actor.account}` as const;
    return proveFactor(context, { account: actor.account, proof, purpose }, confirm);
  }
  if (!(await tryOwnPassword(context, proof.password))) throw new Refusal('password_is_wrong');
  return context.transaction(confirm);
};
