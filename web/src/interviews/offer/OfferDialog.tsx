import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { draftQuery, type Interview, type Subject } from '../interviews.queries.ts';
import { OfferForm } from './OfferForm.tsx';

interface OfferDialogProps {
  subject: Subject;
  profile: string;
  name: string;
  /** none: the first times of a new one */
  interview?: Interview;
  /** to another time; else other times are offered */
  isMoved?: boolean;
  onClose: () => void;
}

/** Offers a consultant times, offers others, or moves what is booked. */
export function OfferDialog({ interview, isMoved = false, ...props }: OfferDialogProps) {
  const { t } = useLingui();
  const { subject, profile, name, onClose } = props;
  const draft = useQuery(draftQuery(subject));
  const newTitle = interview ? t`Foreslå andre tider for ${name}` : t`Tilby ${name} intervjutider`;
  const title = isMoved ? t`Endre intervjuet med ${name}` : newTitle;
  return (
    <Dialog title={title} onClose={onClose} size="lg">
      <QueryState
        query={draft}
        skeleton={<ListSkeleton rows={3} height={72} />}
        errorTitle={t`Vi fikk ikke hentet det som trengs`}
      >
        {(data) => (
          <OfferForm
            draft={data}
            interview={interview}
            isMoved={isMoved}
            subject={subject}
            profile={profile}
            onClose={onClose}
          />
        )}
      </QueryState>
    </Dialog>
  );
}
