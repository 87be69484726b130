import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { noticeFailure } from '../../ui/states/notice.tsx';
import { useCreateVariant, variantsQuery } from '../variants/variants.queries.ts';

interface CvVariantSelectProps {
  profile: string;
  /** whose CV it is, where there are several */
  name?: string;
  /** what it is sent for, and the name of a new variant */
  assignment: { uuid: string; title: string };
  value: string | null;
  onChange: (variant: string | null) => void;
}

/** Which variant of the CV goes along, or a new one for the assignment. */
export function CvVariantSelect(props: CvVariantSelectProps) {
  const { profile, name, assignment, value, onChange } = props;
  const { t } = useLingui();
  const { data } = useQuery(variantsQuery(profile));
  const variants = data?.cv_variants ?? [];
  return (
    <Stack gap="xs">
      {variants.length > 0 && (
        <Select
          label={
            name === undefined
              ? t`Legg ved en variant av CV-en (valgfritt)`
              : t`Legg ved en variant av CV-en til ${name} (valgfritt)`
          }
          description={t`Den sendes som PDF, slik den er nå.`}
          data={variants.map((one) => ({ value: one.cv_variant, label: one.name }))}
          value={value}
          onChange={onChange}
          clearable
        />
      )}
      <Group>
        <NewForAssignment profile={profile} name={name} assignment={assignment} />
      </Group>
    </Stack>
  );
}

/** Begins a variant for the assignment and opens it; what was typed here stays in the tab. */
function NewForAssignment(props: Pick<CvVariantSelectProps, 'profile' | 'name' | 'assignment'>) {
  const { profile, name, assignment } = props;
  const { t } = useLingui();
  const create = useCreateVariant(profile);
  const navigate = useNavigate();
  const begin = () => {
    const called = Array.from(assignment.title).slice(0, limits.cvVariant.name).join('');
    create.mutate(
      { name: called, assignment: assignment.uuid },
      {
        onSuccess: ({ cv_variant: variant }) =>
          void navigate({
            to: '/profiles/$profile/cv-variants/$variant',
            params: { profile, variant },
          }),
        onError: (error) => noticeFailure(error),
      },
    );
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconListCheck size={16} aria-hidden />}
      loading={create.isPending}
      aria-label={name === undefined ? undefined : t`Tilpass CV-en til oppdraget: ${name}`}
      onClick={begin}
    >
      <Trans>Tilpass CV-en til oppdraget</Trans>
    </Button>
  );
}
