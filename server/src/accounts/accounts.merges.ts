import { merges } from '../platform/merges.ts';

/**
 * Sessions, links and passwords end with the closed account; signing in by another service follows
 * to the kept one.
 */
export const accountMerges = merges({
  account: {
    'account.merged_into': 'follows',
    'account_invitation.account': 'goes',
    'account_invitation.invited_by': 'follows',
    'magic_link.account': 'goes',
    'oidc_identity.account': 'follows',
    'session.account': 'goes',
  },
  organization: { 'account.organization': 'follows' },
});
