import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { variantsQuery } from '../variants/variants.queries.ts';

interface CvVariantSelectProps {
  profile: string;
  value: string | null;
  onChange: (variant: string | null) => void;
}

/** Which variant of the CV goes along; shown only to those who have one. */
export function CvVariantSelect({ profile, value, onChange }: CvVariantSelectProps) {
  const { t } = useLingui();
  const { data } = useQuery(variantsQuery(profile));
  const variants = data?.cv_variants ?? [];
  if (variants.length === 0) return null;
  return (
    <Select
      label={t`Legg ved en variant av CV-en (valgfritt)`}
      description={t`Den sendes som PDF, slik den er nå.`}
      data={variants.map(({ cv_variant, name }) => ({ value: cv_variant, label: name }))}
      value={value}
      onChange={onChange}
      clearable
    />
  );
}
