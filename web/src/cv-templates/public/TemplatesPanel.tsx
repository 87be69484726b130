import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { templatesQuery } from '../cv-templates.queries.ts';
import { StarterLinks } from '../StarterLinks.tsx';
import { TagList } from '../TagList.tsx';
import { TemplateCard } from '../TemplateCard.tsx';
import { TemplateUpload } from '../TemplateUpload.tsx';

const example = '{name}';

interface TemplatesPanelProps {
  organization: string;
  /** may add templates */
  canAdd: boolean;
}

/** The Word templates of an organization, and what may stand in them. */
export function TemplatesPanel({ organization, canAdd }: TemplatesPanelProps) {
  const { t } = useLingui();
  const query = useQuery(templatesQuery(organization));
  return (
    <Stack gap="lg">
      <Text maw="44rem">
        <Trans>
          Lag en CV-mal i Word med deres egen profil. Skriv merker som {example} der innholdet skal
          stå, og last opp filen. Malen dukker opp når dere laster ned en CV.
        </Trans>
      </Text>
      <StarterLinks />
      {canAdd && <TemplateUpload to={{ organization }} label={t`Last opp mal`} />}
      <QueryState query={query} skeleton={<ListSkeleton rows={2} height={120} />}>
        {({ cv_templates }) =>
          cv_templates.length === 0 ? (
            <Text c="dimmed">
              <Trans>Dere har ingen maler ennå.</Trans>
            </Text>
          ) : (
            <Stack gap="md">
              {cv_templates.map((template) => (
                <TemplateCard key={template.uuid} template={template} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <TagList />
    </Stack>
  );
}
