import { peopleCalls } from '@torg/protocol/people/people';
import { routes } from '../platform/handler.ts';
import { deactivateAccount } from './deactivate-account.ts';
import { editAccount } from './edit-account.ts';
import { getAccount } from './get-account.ts';
import { inviteAccountAgain } from './invite-account-again.ts';
import { listAccounts } from './list-accounts.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { previewMerge } from './preview-merge.ts';
import { reactivateAccount } from './reactivate-account.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { signOutAccount } from './sign-out-account.ts';

export const peopleRoutes = routes(peopleCalls, {
  listAccounts,
  getAccount,
  editAccount,
  deactivateAccount,
  reactivateAccount,
  inviteAccountAgain,
  signOutAccount,
  resetSecondFactor,
  previewMerge,
  mergeAccounts,
});
