import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadinessCode } from '@torg/protocol/assignments/readiness';
import { missingTexts } from './assignment-texts.ts';

/** Lists what a draft lacks, in one sentence without a full stop. */
export function MissingText({ codes }: { codes: readonly ReadinessCode[] }) {
  const { t, i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const words = list.format(codes.map((code) => t(missingTexts[code])));
  return <Trans>Mangler {words}</Trans>;
}
