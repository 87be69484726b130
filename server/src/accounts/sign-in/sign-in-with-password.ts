import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { passFirstStep, type StepResult } from '../pending/pass-first-step.ts';
import { safePath } from './safe-path.ts';
import { tryPassword } from './try-password.ts';

/** Takes the first step with address and password. */
export async function signInWithPassword(
  context: ExternalContext<Actor | null>,
  {
    email,
    password,
    return_to,
  }: { email: string; password: string; return_to?: string | undefined },
): Promise<StepResult> {
  const account = await tryPassword(context, email, password);
  if (account === null) throw new Refusal('wrong_email_or_password');
  const passed = { account, method: 'password', return_to: safePath(return_to) ?? '/' } as const;
  return context.transaction((change) => passFirstStep(change, passed));
}
