import { useLingui } from '@lingui/react/macro';
import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';
import { importanceTexts } from '../criteria/importance-texts.ts';

/** How much a criterion weighs, in words. */
export function ImportanceText({ importance }: { importance: Importance }) {
  const { t } = useLingui();
  return <>{t(importanceTexts[importance])}</>;
}
