import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { told } from '../../ui/states/told.ts';
import { useCopyAssignment, useMoveAssignment } from '../assignments.queries.ts';
import {
  needsConfirmation,
  type ConfirmedAction,
  type Action,
  type ActionSubject,
} from './action.ts';
import { ActionDialog } from './ActionDialog.tsx';

interface Actions {
  start: (action: Action) => void;
  pending: boolean;
  /** a ref for the button that opens the menu, which gets the focus back after a dialog */
  opener: RefObject<HTMLButtonElement | null>;
  /** to be rendered once, beside the buttons */
  dialog: ReactNode;
}

/** The actions of one assignment, each with its confirmation dialog or its notice. */
export function useActions(subject: ActionSubject): Actions {
  const { t } = useLingui();
  const user = useShellUser();
  const { history } = useRouter();
  const [confirming, setConfirming] = useState<ConfirmedAction>();
  const opener = useRef<HTMLButtonElement>(null);
  const move = useMoveAssignment(subject.uuid);
  const copy = useCopyAssignment();

  const reopen = () =>
    move.mutate(
      { move: 'reopen' },
      told({
        done: t`Gjenåpnet. Publiser det når konsulenter skal se det igjen.`,
        failed: true,
      }),
    );
  const makeCopy = () =>
    copy.mutate(
      subject.uuid,
      told({
        done: t`Kopien er et nytt utkast.`,
        failed: true,
        next: ({ assignment_uuid: assignment }) =>
          goTo(history, addressFor(user, 'assignment_wizard', { params: { assignment } })),
      }),
    );

  const closeDialog = () => {
    setConfirming(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const start = (action: Action) => {
    if (needsConfirmation(action)) setConfirming(action);
    else if (action === 'copy') makeCopy();
    else reopen();
  };
  return {
    start,
    pending: move.isPending || copy.isPending,
    opener,
    dialog: <ActionDialog action={confirming} subject={subject} onClose={closeDialog} />,
  };
}
