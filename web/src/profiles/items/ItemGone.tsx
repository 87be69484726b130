import { useLingui } from '@lingui/react/macro';
import { GoneState } from '../../ui/states/GoneState.tsx';

/** For an entry that is no longer in the profile, or an incomplete address. */
export function ItemGone({ href, order }: { href: string; order: 1 | 2 }) {
  const { t } = useLingui();
  const back = { href, label: t`Gå tilbake` };
  return <GoneState order={order} title={t`Vi finner ikke dette i profilen`} back={back} />;
}
