import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { searchEngineId } from '@torg/protocol/terms';
import { AuditTrail } from '../events/public/AuditTrail.tsx';
import { FactList } from '../ui/layout/FactList.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { AgoText } from '../ui/text/DateText.tsx';
import { RenewVectors } from './RenewVectors.tsx';
import { searchEngineQuery, type SearchEngine } from './search-engine.queries.ts';

/** The state of the search by meaning, and a way to rebuild its vectors. */
export function SearchEnginePage() {
  const { t } = useLingui();
  const engine = useQuery(searchEngineQuery);
  return (
    <>
      <PageHeader title={t`Søkemotor`} />
      <QueryState
        query={engine}
        skeleton={<ListSkeleton rows={2} height={160} />}
        errorTitle={t`Vi fikk ikke hentet hvordan det går med søket`}
      >
        {(data) => (
          <Stack maw={720}>
            <InUse engine={data} />
            <Building engine={data} />
            <AuditTrail object={searchEngineId} />
          </Stack>
        )}
      </QueryState>
    </>
  );
}

function InUse({ engine }: { engine: SearchEngine }) {
  const { t } = useLingui();
  const { is_available, model, in_use, profiles } = engine;
  const done = in_use?.profiles_done ?? 0;
  const lead = (
    <Trans>
      Søket finner konsulenter på ordene, og i tillegg på det profiler, prosjekter og utdanninger
      handler om.
    </Trans>
  );
  return (
    <Section title={t`Søk på mening`} lead={lead}>
      {model === null && (
        <Text>
          <Trans>Det er slått av i innstillingene, så det søkes bare på ordene.</Trans>
        </Text>
      )}
      {!is_available && model !== null && (
        <Text>
          <Trans>
            Databasen har ikke pgvector, så det søkes bare på ordene. Når utvidelsen er installert,
            gjøres resten klart ved neste start.
          </Trans>
        </Text>
      )}
      {is_available && in_use === null && (
        <Text>
          <Trans>Det søkes bare på ordene til tekstene er gjennomgått første gang.</Trans>
        </Text>
      )}
      {in_use !== null && (
        <FactList
          facts={[
            { label: t`Modell`, value: in_use.model },
            { label: t`Laget`, value: <AgoText value={in_use.completed_at} /> },
            { label: t`Tekster`, value: in_use.texts },
            { label: t`Oppdaterte profiler`, value: t`${done} av ${profiles}` },
          ]}
        />
      )}
    </Section>
  );
}

function Building({ engine: { is_available, building, profiles } }: { engine: SearchEngine }) {
  const { t } = useLingui();
  if (!is_available) return null;
  const done = building?.profiles_done ?? 0;
  const lead = (
    <Trans>
      Endrede tekster følger med av seg selv. Alt gjennomgås på nytt når innstillingene nevner en
      annen modell, eller når du ber om det. Søket bruker det gamle til alt er klart.
    </Trans>
  );
  return (
    <Section title={t`Gjennomgå alt på nytt`} lead={lead}>
      {building === null ? (
        <RenewVectors />
      ) : (
        <div role="status">
          <Text mb={6}>
            <Plural
              value={profiles}
              one={`${done} av # profil er gjennomgått`}
              other={`${done} av # profiler er gjennomgått`}
            />
          </Text>
          <Progress
            aria-label={t`Gjennomgått`}
            value={profiles === 0 ? 0 : (100 * done) / profiles}
          />
        </div>
      )}
    </Section>
  );
}
