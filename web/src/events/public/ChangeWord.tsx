import { useLingui } from '@lingui/react/macro';
import type { HistoryKind } from '@torg/protocol/events/changes';
import { changeTexts, changeValueTexts } from '../change-texts.ts';

/** What a line of a history says was done. */
export function DoneText({ what }: { what: HistoryKind }) {
  const { t } = useLingui();
  return <>{t(changeTexts[what])}</>;
}

/** A word of the protocol as it stands in a history, such as why somebody was turned down. */
export function ChangeWord({ value }: { value: string }) {
  const { t } = useLingui();
  const words = changeValueTexts[value];
  return <>{words ? t(words) : value}</>;
}
