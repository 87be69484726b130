import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { FlowcaseImportRow } from '../flowcase.queries.ts';
import { reviewTexts, rowErrorTexts, rowStatusTexts } from '../flowcase-texts.ts';
import classes from './ResultRow.module.css';

/** What became of one person, and why. */
export function ResultRow({ row }: { row: FlowcaseImportRow }) {
  const { t } = useLingui();
  const { name, email, profile, qa_discipline, status, error, review } = row;
  const shown = name || <Trans>Ukjent person</Trans>;
  const about = review && reviewTexts[review];
  const stand = rowStatusTexts[status];
  return (
    <li className={`torg-card ${classes.row}`}>
      <div className={classes.who}>
        <Text fw={550}>
          {profile === null ? shown : <TextLink href={`/profiles/${profile}`}>{shown}</TextLink>}
        </Text>
        <Text size="sm" c="dimmed">
          {[email, t(disciplineTexts[qa_discipline])].filter(Boolean).join(' · ')}
        </Text>
        {error !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {t(rowErrorTexts[error])}
          </Text>
        )}
        {about && <Text size="sm">{t(about)}</Text>}
      </div>
      <Badge variant="light" color={stand.color}>
        {t(stand.text)}
      </Badge>
    </li>
  );
}
