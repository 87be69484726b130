import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AgoText } from '../../ui/text/DateText.tsx';
import { profileQaQuery, type ProfileQaEntry } from '../profiles.queries.ts';
import { qaStatusTexts } from '../public/status-texts.ts';
import classes from './ReviewHistory.module.css';

/** Every step of the review, newest first. */
export function ReviewHistory({ profile }: { profile: string }) {
  const { data } = useQuery(profileQaQuery(profile));
  const entries = data?.profile_qa_entries ?? [];
  const count = entries.length;
  if (count === 0) return null;
  return (
    <details className={classes.history}>
      <summary>
        <Trans>Historikk ({count})</Trans>
      </summary>
      <ol>
        {entries.map((entry) => (
          <HistoryLine key={entry.profile_qa} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function HistoryLine({ entry }: { entry: ProfileQaEntry }) {
  const { t } = useLingui();
  const { status, created_at, created_by_name } = entry;
  return (
    <li>
      <span>{t(qaStatusTexts[status])}</span>{' '}
      <span className={classes.when}>
        <AgoText value={created_at} />
        {created_by_name && (
          <>
            {' '}
            <Trans>av {created_by_name}</Trans>
          </>
        )}
      </span>
    </li>
  );
}
