import { Trans, useLingui } from '@lingui/react/macro';
import { CompetencyPicker } from '../../competencies/public/CompetencyPicker.tsx';
import { RuleHint } from '../editor/RuleHint.tsx';
import type { Profile } from '../profiles.queries.ts';
import { MarkedList } from './MarkedList.tsx';
import { mostIn } from './section-field-rules.ts';
import { SectionField } from './SectionField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSectionField } from './use-section-field.ts';
import { useSection, type SectionState } from './use-section.ts';

/** The consultant's roles and skills; the most important ones are marked. */
export function SkillsSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('skills', profile);
  return (
    <SectionFrame
      state={state}
      title={t`Roller og ferdigheter`}
      lead={<Trans>Ordene profilen blir funnet på. Merk dem som betyr mest.</Trans>}
    >
      <RolesField state={state} />
      <SkillsField state={state} />
    </SectionFrame>
  );
}

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');

export function RolesField({ state }: { state: SectionState<'skills'> }) {
  const { t } = useLingui();
  const { id, value, onChange, error } = useSectionField(state, 'roles');
  const isMarked = (uuid: string) => value.some((one) => one.uuid === uuid && one.emphasize);
  return (
    <SectionField state={state} name="roles" show={names}>
      <CompetencyPicker
        id={id}
        type="role"
        label={t`Roller`}
        description={
          <>
            <Trans>Roller å ta oppdrag i. Stjernen fremhever de viktigste.</Trans>
            <RuleHint code={state.lacksAt.roles} />
          </>
        }
        error={error}
        value={value}
        onChange={(all) =>
          onChange(all.map(({ uuid, name }) => ({ uuid, name, emphasize: isMarked(uuid) })))
        }
        max={mostIn('skills', 'roles')}
        pills={false}
        mayPropose
      />
      <MarkedList
        label={t`Valgte roller`}
        mark={(name) => t`Fremhev ${name}`}
        chosen={value.map(({ uuid, name, emphasize }) => ({ uuid, name, marked: emphasize }))}
        onMark={(uuid) =>
          onChange(
            value.map((one) => (one.uuid === uuid ? { ...one, emphasize: !one.emphasize } : one)),
          )
        }
        onRemove={(uuid) => onChange(value.filter((one) => one.uuid !== uuid))}
        pickerId={id}
      />
    </SectionField>
  );
}

export function SkillsField({ state }: { state: SectionState<'skills'> }) {
  const { t } = useLingui();
  const { id, value, onChange, error } = useSectionField(state, 'skills');
  const isMarked = (uuid: string) => value.some((one) => one.uuid === uuid && one.expert);
  return (
    <SectionField state={state} name="skills" show={names}>
      <CompetencyPicker
        id={id}
        type="skill"
        label={t`Ferdigheter`}
        description={
          <>
            <Trans>Stjernen viser hva som er på ekspertnivå.</Trans>
            <RuleHint code={state.lacksAt.skills} />
          </>
        }
        error={error}
        value={value}
        onChange={(all) =>
          onChange(all.map(({ uuid, name }) => ({ uuid, name, expert: isMarked(uuid) })))
        }
        max={mostIn('skills', 'skills')}
        pills={false}
        mayPropose
      />
      <MarkedList
        label={t`Valgte ferdigheter`}
        mark={(name) => t`Ekspert på ${name}`}
        chosen={value.map(({ uuid, name, expert }) => ({ uuid, name, marked: expert }))}
        onMark={(uuid) =>
          onChange(value.map((one) => (one.uuid === uuid ? { ...one, expert: !one.expert } : one)))
        }
        onRemove={(uuid) => onChange(value.filter((one) => one.uuid !== uuid))}
        pickerId={id}
      />
    </SectionField>
  );
}
