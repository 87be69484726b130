import { useQueryClient } from '@tanstack/react-query';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import { useEffect } from 'react';
import { invalidateShellUser, useShellUser } from '../../accounts/public/shell-user.ts';
import { RequestError } from '../../client/request-error.ts';
import { useLocale } from '../../client/use-locale.ts';
import type { Autosave, AutosaveSnapshot, SaveOutcome } from '../../ui/autosave/autosave.ts';
import { failedSave } from '../../ui/autosave/failed-save.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { lacksByField, lacksIn, lacksOf, withoutImplied, toValidate } from '../editor/rules.ts';
import { saveProfileSection } from '../editing.queries.ts';
import { cacheProfile, newestProfile, type Profile } from '../profiles.queries.ts';
import { dayOf } from '../public/availability/availability.ts';
import { refusedFields } from './refused-fields.ts';
import { changesOf, sameIn, specOf, unfitIn, type SectionFields } from './section-fields.ts';

type Actions<F extends object> = Pick<Autosave<F>, 'set' | 'choose' | 'flush'>;

export interface SectionState<S extends ProfileSection>
  extends AutosaveSnapshot<SectionFields[S]>, Actions<SectionFields[S]> {
  section: S;
  profile: Profile;
  /** the rules that fail here, by the values on the page */
  lacks: RuleCode[];
  lacksAt: Partial<Record<string, RuleCode>>;
}

/** Saves a section as the user types, and merges what is saved elsewhere. */
export function useSection<S extends ProfileSection>(
  section: S,
  profile: Profile,
): SectionState<S> {
  const save = useSave(section, profile.account);
  const me = useShellUser().account.account;
  const autosave = useAutosave<SectionFields[S]>({
    start: versionOf(section, profile),
    storageKey: `torg.profile.${me}.${profile.account}.${section}`,
    same: sameIn(section),
    unfit: (values) => unfitIn(section, values),
    save,
  });
  const { meet, values } = autosave;
  useEffect(() => meet(versionOf(section, profile)), [meet, section, profile]);
  const profileToValidate = { ...toValidate(profile), ...specOf(section).toRules(values) };
  const lacks = withoutImplied(lacksOf(section, lacksIn(profileToValidate, dayOf(useMinute()))));
  return { ...autosave, section, profile, lacks, lacksAt: lacksByField(lacks) };
}

// The server does not say who saved it: it may be the same user in another tab.
const versionOf = <S extends ProfileSection>(section: S, profile: Profile) => ({
  revision: profile.revisions[section],
  fields: specOf(section).read(profile),
  by: null,
});

function useSave<S extends ProfileSection>(section: S, profile: string) {
  const client = useQueryClient();
  const locale = useLocale();
  type F = SectionFields[S];
  const save = async (sent: Partial<F>, revision: number): Promise<SaveOutcome<F>> => {
    try {
      const body = changesOf(section, sent, revision);
      const saved = await saveProfileSection({ profile, locale, body });
      cacheProfile(client, saved, locale);
      if (section === 'description') void invalidateShellUser(client);
      return { kind: 'saved', version: versionOf(section, saved) };
    } catch (error) {
      if (error instanceof RequestError && error.code === 'profile_was_changed') {
        const newest = await newestProfile(client, profile, locale);
        return { kind: 'changed', version: versionOf(section, newest) };
      }
      const refused = refusedFields(error, sent);
      return refused ? { kind: 'refused', ...refused } : failedSave(error);
    }
  };
  return (sent: Partial<F>, revision: number) => save(sent, revision).catch(failedSave);
}
