import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { isOrganizationNumber } from '@torg/protocol/organizations/organization-number';
import { profileCalls } from '@torg/protocol/profiles/profiles';
import { countries } from '@torg/protocol/terms';
import { useState, type SubmitEvent } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { ruleOf } from '../../ui/form/body-rules.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useBecomeIndependent } from '../profiles.queries.ts';
import { useCompanyDraft } from './use-company-draft.ts';

const { body } = profileCalls.becomeIndependent;
const nameRule = ruleOf(body, 'name');
const numberRule = ruleOf(body, 'organization_number');

/** A one-person company: its name, its country, and optionally its number. */
export function IndependentForm({ profile }: { profile: string }) {
  const { t } = useLingui();
  const { draft, change, clear } = useCompanyDraft(profile);
  const [attempted, setAttempted] = useState(false);
  const become = useBecomeIndependent(profile);
  const name = draft.name.trim();
  const digits = draft.number.replaceAll(/[\s-]/g, '');
  const isWrong = digits !== '' && !isOrganizationNumber(digits, draft.country);
  const { error } = become;
  const aboutNumber =
    error instanceof RequestError && error.code === 'organization_number_not_valid';
  const isRefused = aboutNumber || (attempted && isWrong);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (nameRule.problemOf(name) || isWrong) return;
    const number = digits === '' ? {} : { organization_number: digits };
    become.mutate({ name, country: draft.country, ...number }, { onSuccess: clear });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t`Bedriftens navn`}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          error={attempted && nameRule.problemOf(name) ? t`Skriv navnet på bedriften.` : undefined}
          autoComplete="organization"
          maxLength={nameRule.maxLength}
          withAsterisk={nameRule.required}
          aria-required={nameRule.required}
        />
        <Radio.Group
          label={t`Land`}
          value={draft.country}
          onChange={(value) => change({ country: value })}
        >
          <Group gap="lg" mt="xs">
            {countries.map((country) => (
              <Radio key={country} value={country} label={t(countryTexts[country])} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput
          label={t`Organisasjonsnummer`}
          description={draft.country === 'NO' ? t`Valgfritt. Ni siffer.` : t`Valgfritt. Ti siffer.`}
          value={draft.number}
          onChange={({ currentTarget }) => {
            become.reset();
            change({ number: currentTarget.value });
          }}
          error={isRefused ? t`Nummeret stemmer ikke. Se over sifrene.` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={numberRule.maxLength}
          maw={260}
        />
        <ErrorNotice error={aboutNumber ? undefined : error} />
        <Group>
          <Button type="submit" loading={become.isPending}>
            <Trans>Lag bedriften</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
