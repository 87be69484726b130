import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { Interest } from '../interest.queries.ts';
import { InterestStateBadge } from '../public/InterestStateBadge.tsx';
import { turnDownReasonTexts } from './answer-words.ts';
import classes from './InterestRows.module.css';

interface InterestRowsProps {
  interests: readonly Interest[];
  chosen: readonly string[];
  /** so many are answered at once */
  most: number;
  onChange: (chosen: string[]) => void;
}

export function InterestRows({ interests, chosen, most, onChange }: InterestRowsProps) {
  const { t } = useLingui();
  const open = interests.filter(({ can }) => can.answer).map((one) => one.assignment_interest);
  const flip = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const areAll = open.length > 0 && chosen.length >= Math.min(open.length, most);
  return (
    <>
      {open.length > 1 && (
        <Checkbox
          mt="md"
          label={t`Velg alle`}
          checked={areAll}
          indeterminate={!areAll && chosen.length > 0}
          onChange={() => onChange(areAll ? [] : open.slice(0, most))}
        />
      )}
      <ul className={classes.rows} aria-label={t`Interesserte konsulenter`}>
        {interests.map((interest) => {
          const id = interest.assignment_interest;
          const isChosen = chosen.includes(id);
          return (
            <li key={id} className={`torg-card ${classes.row}`}>
              <Checkbox
                aria-label={t`Velg ${interest.name}`}
                checked={isChosen}
                disabled={!interest.can.answer || (chosen.length >= most && !isChosen)}
                onChange={() => flip(id)}
              />
              <Row interest={interest} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Row({ interest }: { interest: Interest }) {
  const { t } = useLingui();
  const user = useShellUser();
  const { name, title, company_name, image_url, account, thread_id, state } = interest;
  const thread = addressFor(user, 'messages_thread', { params: { thread: thread_id } });
  return (
    <>
      <PersonImage name={name} src={image_url} />
      <div className={classes.who}>
        <HrefLink href={`/profiles/${account}`}>{name}</HrefLink>
        <Text size="sm" c="dimmed">
          {[title, company_name].filter(Boolean).join(', ')}
        </Text>
      </div>
      <div className={classes.state}>
        <InterestStateBadge state={state} />
        <StateNote interest={interest} />
        <HrefLink href={thread} aria-label={t`Åpne samtalen om ${name}`}>
          <Trans>Åpne samtalen</Trans>
        </HrefLink>
      </div>
    </>
  );
}

/** Until when they wait, or who has answered, when and why. */
function StateNote({ interest }: { interest: Interest }) {
  const { t } = useLingui();
  const { answer_by, answered_at, answered_by_name, reason, state_since } = interest;
  if (answer_by !== null) {
    return (
      <span>
        <Trans>
          Svar er lovet innen <DateText value={answer_by} />
        </Trans>
      </span>
    );
  }
  return (
    <span>
      {reason !== null && `${t(turnDownReasonTexts[reason])} · `}
      {answered_at !== null && `${answered_by_name ?? 'Torg'} · `}
      <AgoText value={answered_at ?? state_since} />
    </span>
  );
}
