import { ruleTexts, ruleTextsForOthers } from '@torg/protocol/profiles/profile-rule-texts';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import { useLocale } from '../../client/use-locale.ts';
import { useIsOwn } from './whose.ts';

/** What a rule requires, in the reader's language; addressed to the consultant, or about them. */
export function RuleText({ code }: { code: RuleCode }) {
  const isOwn = useIsOwn();
  const texts = (isOwn ? undefined : ruleTextsForOthers[code]) ?? ruleTexts[code];
  return texts[useLocale()];
}
