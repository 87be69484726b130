import { useQuery } from '@tanstack/react-query';
import { profileRules, type RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { Profile } from '../../profiles.queries.ts';
import { ruleAddress } from '../../public/rule-address.ts';
import { companyQuery } from '../progress.queries.ts';

type Place = Omit<RuleResult, 'success'>;

/** Modes that exist only in Torg, and not in the external CV tool. */
const ownModes = new Set<string>(['facts']);

/** Where each rule is fixed: in Torg, or for a synced profile in the CV tool that it is synced from. */
export function useRuleHref(profile: Profile): (place: Place) => string {
  const { account, cvpartner_sync_enabled, consultant_company_id } = profile;
  const usesCvTool = cvpartner_sync_enabled && consultant_company_id !== null;
  const company = useQuery({ ...companyQuery(consultant_company_id ?? ''), enabled: usesCvTool });
  const subdomain = usesCvTool ? company.data?.cvpartner_subdomain : undefined;
  return (place) =>
    subdomain && !ownModes.has(profileRules[place.code].mode)
      ? `https://${encodeURIComponent(subdomain)}.cvpartner.com/`
      : ruleAddress(account, place);
}
