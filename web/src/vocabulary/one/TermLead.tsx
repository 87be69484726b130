import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { useLocale } from '../../client/use-locale.ts';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { TermStatus } from '../TermStatus.tsx';
import type { Term } from '../vocabulary.queries.ts';
import { typeTexts } from '../vocabulary-texts.ts';

/** The term's type, its use, and who proposed it. */
export function TermLead({ term }: { term: Term }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { merged_into, proposed_by } = term;
  return (
    <Group gap="xs">
      <TermStatus term={term} />
      <span>
        {t(typeTexts[term.type])} · {t(disciplineTexts[term.discipline])}
      </span>
      {merged_into && (
        <span>
          <Trans>
            Det som gjelder nå:{' '}
            <TextLink href={`/competencies/${merged_into.competency}`}>
              {merged_into.names[locale]}
            </TextLink>
          </Trans>
        </span>
      )}
      {proposed_by && (
        <span>
          <Trans>
            Foreslått av{' '}
            <TextLink href={`/profiles/${proposed_by.account}`}>{proposed_by.name}</TextLink>
          </Trans>
        </span>
      )}
    </Group>
  );
}
