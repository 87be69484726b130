import { useLingui } from '@lingui/react/macro';
import { told } from '../../ui/states/told.ts';
import {
  useMoveInterview,
  useOfferInterview,
  useOfferOthers,
  type Interview,
  type InterviewDraft,
  type Subject,
} from '../interviews.queries.ts';
import { saidIn, type Invitation } from './invitation.ts';
import type { Time } from './time-rows.ts';

export interface OfferFormProps {
  draft: InterviewDraft;
  interview: Interview | undefined;
  isMoved: boolean;
  subject: Subject;
  profile: string;
  onClose: () => void;
}

/** Sends an invitation: a new one, other times, or the time to which a booked one is moved. */
export function useSendOffer(
  { interview, isMoved, subject, profile, onClose }: OfferFormProps,
  onSent: () => void,
) {
  const { t } = useLingui();
  const offer = useOfferInterview();
  const others = useOfferOthers(interview?.interview ?? '');
  const move = useMoveInterview(interview?.interview ?? '');
  const changing = isMoved ? move : others;
  const { error, isPending } = interview === undefined ? offer : changing;
  const outcome = told({
    done: isMoved ? t`Endringen er sendt` : t`Tidene er sendt`,
    next: () => {
      onSent();
      onClose();
    },
  });
  const send = (typed: Invitation, times: readonly Time[], link: string | null) => {
    const said = saidIn(typed, link);
    const [first] = times;
    if (interview === undefined) {
      const title = typed.title.trim();
      offer.mutate({ ...subject, profile, title, times: [...times], ...said }, outcome);
    } else if (!isMoved) {
      others.mutate({ ...said, times: [...times], version: interview.version }, outcome);
    } else if (first !== undefined) {
      move.mutate({ ...said, ...first, version: interview.version }, outcome);
    }
  };
  return { send, error, isPending };
}
