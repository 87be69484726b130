import { merges } from '../platform/merges.ts';

/**
 * Sessions, links, passwords and factors end with the closed account; signing in by another service follows
 * to the kept one.
 */
export const accountMerges = merges({
  account: {
    'account.merged_into': 'follows',
    'account_invitation.account': 'goes',
    'account_invitation.invited_by': 'follows',
    'magic_link.account': 'goes',
    'oidc_identity.account': 'follows',
    'passkey.account': 'goes',
    'pending_sign_in.account': 'goes',
    'recovery_code.account': 'goes',
    'session.account': 'goes',
    'totp.account': 'goes',
  },
  organization: { 'account.organization': 'follows' },
});
