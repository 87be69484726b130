import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PartFrame } from '../editor/PartFrame.tsx';
import type { Profile } from '../profiles.queries.ts';
import { useIsOwn } from '../public/whose.ts';
import { IndependentForm } from './IndependentForm.tsx';
import { hasCompanyDraft } from './use-company-draft.ts';

/** The consultant's employer: a company that is on Torg, or one of their own. */
export function CompanyStep({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { consultant_company: company } = profile;
  return (
    <PartFrame title={t`Bedrift`} lead={<Trans>Oppdragsgivere gjør avtalen med bedriften.</Trans>}>
      {company ? <OwnCompany company={company} /> : <ChooseCompany profile={profile} />}
    </PartFrame>
  );
}

function OwnCompany({ company }: { company: NonNullable<Profile['consultant_company']> }) {
  const { name, type } = company;
  const isOwn = useIsOwn();
  return (
    <div>
      <Text fw={600}>{name}</Text>
      {isOwn && (
        <Text>
          {type === 'independent' ? (
            <Trans>Du er selvstendig og styrer bedriften selv, under Min bedrift.</Trans>
          ) : (
            <Trans>
              Bedriften har lagt deg til. Er det feil, sier du fra til administratoren der.
            </Trans>
          )}
        </Text>
      )}
    </div>
  );
}

type Choice = 'independent' | 'employed';

function ChooseCompany({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const isOwn = useIsOwn();
  const { name } = profile;
  const [choice, setChoice] = useState<Choice | null>(
    hasCompanyDraft(profile.account) ? 'independent' : null,
  );
  return (
    <>
      <Radio.Group
        label={isOwn ? t`Hvordan jobber du?` : t`Hvordan jobber ${name}?`}
        value={choice}
        onChange={(value) => setChoice(value === 'independent' ? value : 'employed')}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="independent"
            label={t`Selvstendig`}
            description={
              isOwn
                ? t`Jeg har min egen bedrift, og er alene i den.`
                : t`Har sin egen bedrift, og er alene i den.`
            }
          />
          <Radio
            value="employed"
            label={t`Ansatt i et konsulentselskap`}
            description={t`Selskapet tar avtalen med oppdragsgiveren.`}
          />
        </Stack>
      </Radio.Group>
      {choice === 'independent' && <IndependentForm profile={profile.account} />}
      {choice === 'employed' && (
        <Text role="status">
          <AskAdmin profile={profile} />
        </Text>
      )}
    </>
  );
}

/** Who adds the consultant to their company; whoever may edit a profile sees its address. */
function AskAdmin({ profile: { name, email } }: { profile: Profile }) {
  return useIsOwn() ? (
    <Trans>
      Be administratoren i selskapet om å legge deg til på Torg, med adressen {email}. Da dukker
      selskapet opp her. Du kan gå videre imens.
    </Trans>
  ) : (
    <Trans>
      Administratoren i selskapet kan legge til {name} på Torg, med adressen {email}. Da dukker
      selskapet opp her. Du kan gå videre imens.
    </Trans>
  );
}
