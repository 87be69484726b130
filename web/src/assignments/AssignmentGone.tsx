import { useLingui } from '@lingui/react/macro';
import { GoneState } from '../ui/states/GoneState.tsx';
import { useListLink } from './public/list-link.ts';

export function AssignmentGone() {
  const { t } = useLingui();
  const back = { href: useListLink().href, label: t`Til oppdragene` };
  return <GoneState title={t`Vi finner ikke oppdraget`} back={back} />;
}
