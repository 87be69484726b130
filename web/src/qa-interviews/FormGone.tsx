import { useLingui } from '@lingui/react/macro';
import { GoneState } from '../ui/states/GoneState.tsx';

/** `list` is the list that the reader came from. */
export function FormGone({ list }: { list: string }) {
  const { t } = useLingui();
  const back = { href: list, label: t`Til fagintervjuene` };
  return <GoneState title={t`Vi finner ikke fagintervjuet`} back={back} />;
}
