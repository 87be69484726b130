import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/go-to.ts';
import { noticeDone, noticeFailure } from '../../ui/notice.tsx';
import { useCopyAssignment, useMoveAssignment } from '../assignments.queries.ts';
import { isAsked, type AskedDeed, type Deed, type DeedSubject } from './deed.ts';
import { DeedDialog } from './DeedDialog.tsx';

interface Deeds {
  start: (deed: Deed) => void;
  pending: boolean;
  /** for the button that opens the menu: the focus comes back to it after a dialog */
  opener: RefObject<HTMLButtonElement | null>;
  /** to be placed once beside the buttons */
  dialog: ReactNode;
}

/** The deeds of one assignment, each with the question or the word that belongs to it. */
export function useDeeds(subject: DeedSubject): Deeds {
  const { t } = useLingui();
  const user = useShellUser();
  const { history } = useRouter();
  const [asked, setAsked] = useState<AskedDeed>();
  const opener = useRef<HTMLButtonElement>(null);
  const move = useMoveAssignment(subject.uuid);
  const copy = useCopyAssignment();

  const reopen = () =>
    move.mutate(
      { move: 'reopen' },
      {
        onSuccess: () => noticeDone(t`Gjenåpnet. Publiser det når konsulenter skal se det igjen.`),
        onError: (error) => noticeFailure(error),
      },
    );
  const makeCopy = () =>
    copy.mutate(subject.uuid, {
      onSuccess: ({ assignment_uuid: assignment }) => {
        noticeDone(t`Kopien er et nytt utkast.`);
        goTo(history, addressFor(user, 'assignment_wizard', { params: { assignment } }));
      },
      onError: (error) => noticeFailure(error),
    });

  const stopAsking = () => {
    setAsked(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const start = (deed: Deed) => {
    if (isAsked(deed)) setAsked(deed);
    else if (deed === 'copy') makeCopy();
    else reopen();
  };
  return {
    start,
    pending: move.isPending || copy.isPending,
    opener,
    dialog: <DeedDialog deed={asked} subject={subject} onClose={stopAsking} />,
  };
}
