import { useLingui } from '@lingui/react/macro';
import { List, Title } from '@mantine/core';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import type { ReadAssessment } from '../read-output.ts';

interface MatchingEntriesProps {
  entries: ReadAssessment['matching'];
  profile: string | undefined;
}

/** The projects and jobs that speak most for somebody. */
export function MatchingEntries({ entries, profile }: MatchingEntriesProps) {
  const { t } = useLingui();
  const lang = useWrittenLang();
  if (entries.length === 0) return null;
  return (
    <div>
      <Title order={4} size="h5" mb="xs">
        {t`Det som taler mest for`}
      </Title>
      <List size="sm" spacing="xs">
        {entries.map(({ uuid, title, reason }) => (
          <List.Item key={uuid}>
            {profile === undefined ? (
              title
            ) : (
              <TextLink href={`/profiles/${profile}#${uuid}`}>{title}</TextLink>
            )}
            : <span lang={lang}>{reason}</span>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
