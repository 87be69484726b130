import { useLingui } from '@lingui/react/macro';
import type { CooperationContract } from '../cooperation/cooperation.queries.ts';

type Awaiting = Pick<CooperationContract, 'status' | 'recipient_signatory' | 'sender_signatory'>;

/** Who has not signed yet, while it can be signed. */
export function AwaitedNames({ contract }: { contract: Awaiting }) {
  const { i18n } = useLingui();
  const { status, recipient_signatory, sender_signatory } = contract;
  if (status !== 'in_progress') return <>–</>;
  const waiting = [recipient_signatory, sender_signatory].filter((one) => one.status !== 'signed');
  return <bdi>{new Intl.ListFormat(i18n.locale).format(waiting.map(({ name }) => name))}</bdi>;
}
