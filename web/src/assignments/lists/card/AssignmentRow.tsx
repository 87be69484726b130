import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { AgoText } from '../../../ui/text/DateText.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { AssignmentMenu } from './AssignmentMenu.tsx';
import classes from './AssignmentRow.module.css';
import type { AssignmentListItem } from '../../assignments.queries.ts';
import { DeadlineText } from '../../DeadlineText.tsx';
import { editAddress } from '../../edit-address.ts';
import { NextStep } from '../NextStep.tsx';
import { StateBadge } from '../../StateBadge.tsx';
import { unreadThreads } from '../unread.ts';

interface AssignmentRowProps {
  assignment: AssignmentListItem;
  withCompany?: boolean;
  /** shown below the row's own lines */
  children?: ReactNode;
}

/** An assignment in its editors' list, with its state and its unread threads. */
export function AssignmentRow({ assignment, withCompany, children }: AssignmentRowProps) {
  const { state, public_date, created_at, company_name, deadline, can } = assignment;
  const isPast = state === 'unpublished' || state === 'closed';
  return (
    <article className={`torg-card ${classes.row}`}>
      <div className={classes.what}>
        <div className={classes.status}>
          <StateBadge state={state} />
          {withCompany && <span>{company_name}</span>}
          <span className={classes.quiet}>
            {public_date ? (
              <Trans>
                publisert <AgoText value={public_date} />
              </Trans>
            ) : (
              <Trans>
                påbegynt <AgoText value={created_at} />
              </Trans>
            )}
          </span>
        </div>
        <h2 className={classes.title}>
          <TitleLink assignment={assignment} />
        </h2>
        <div className={classes.next} data-past={isPast || undefined}>
          {state === 'draft' ? (
            <NextStep draft={assignment} />
          ) : (
            <DeadlineText deadline={deadline} />
          )}
        </div>
        {children}
      </div>
      {can.readAnswers ? (
        <Answers assignment={assignment} />
      ) : (
        <ContinueLink assignment={assignment} />
      )}
      <div className={classes.menu}>
        <AssignmentMenu assignment={assignment} />
      </div>
    </article>
  );
}

/** Links a draft that nobody else has seen to its editor, any other assignment to its page. */
export function TitleLink({ assignment }: { assignment: AssignmentListItem }) {
  const user = useShellUser();
  const { uuid, title, can } = assignment;
  const text = title || <Trans>Uten tittel</Trans>;
  if (!can.readAnswers) return <HrefLink href={editAddress(user, assignment)}>{text}</HrefLink>;
  return (
    <Link to="/assignments/$assignment" params={{ assignment: uuid }}>
      {text}
    </Link>
  );
}

function ContinueLink({ assignment }: { assignment: AssignmentListItem }) {
  const user = useShellUser();
  return (
    <div className={classes.answers}>
      <HrefLink href={editAddress(user, assignment)} className={classes.continue}>
        <Trans>Fortsett å skrive</Trans>
      </HrefLink>
    </div>
  );
}

function Answers({ assignment }: { assignment: AssignmentListItem }) {
  const interested = assignment.interested_consultants.length;
  const unread = unreadThreads(assignment.message_threads);
  return (
    <div className={classes.answers}>
      <span data-some={interested > 0 || undefined}>
        <Plural
          value={interested}
          _0="Ingen interesserte"
          one="# interessert"
          other="# interesserte"
        />
      </span>
      {unread > 0 && (
        <strong className={classes.unread}>
          <Plural value={unread} one="# ulest samtale" other="# uleste samtaler" />
        </strong>
      )}
    </div>
  );
}
