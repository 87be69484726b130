import { ruleTexts } from '@torg/protocol/profile-rule-texts';
import type { RuleCode } from '@torg/protocol/profile-rules';
import { useLocale } from '../../client/use-locale.ts';

/** What a rule asks for, in the reader's language. */
export function RuleText({ code }: { code: RuleCode }) {
  return ruleTexts[code][useLocale()];
}
