import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { ItemForm } from '../items/ItemForm.tsx';
import { ItemGone } from '../items/ItemGone.tsx';
import { findItem } from '../items/list/item-lists.ts';
import { ItemListPart } from '../items/list/ItemListPart.tsx';
import { MorePart } from '../items/MorePart.tsx';
import type { Profile } from '../profiles.queries.ts';
import { AboutSection } from '../sections/AboutSection.tsx';
import { FactsSection } from '../sections/FactsSection.tsx';
import { SkillsSection } from '../sections/SkillsSection.tsx';
import { listAddress, type Place } from './place.ts';
import { useState } from 'react';

const sections = { description: AboutSection, facts: FactsSection, skills: SkillsSection };

/** The part of the profile that the address names. */
export function OpenPart({ profile, place }: { profile: Profile; place: Place }) {
  if (place.kind === 'section') {
    const Section = sections[place.section];
    return <Section profile={profile} />;
  }
  if (place.kind === 'more') {
    return <MorePart profile={profile} subsection={place.subsection} at={place.at} />;
  }
  if (place.kind === 'list') {
    return <ItemListPart key={place.of} profile={profile} kind={place.of} at={place.at} />;
  }
  if (place.kind === 'view') return null;
  const { of, item } = place;
  return <OpenForm key={`${of} ${item}`} profile={profile} kind={of} item={item} />;
}

interface OpenFormProps<K extends ProfileItemKind> {
  profile: Profile;
  kind: K;
  item: string | undefined;
}

/** Keeps the entry with which the form was opened, also when it is removed elsewhere. */
function OpenForm<K extends ProfileItemKind>({ profile, kind, item }: OpenFormProps<K>) {
  const found = item === undefined ? undefined : findItem(profile, kind, item);
  const [existed] = useState(item === undefined || found !== undefined);
  if (!existed) return <ItemGone href={listAddress(profile.account, kind)} order={2} />;
  return <ItemForm kind={kind} profile={profile} item={found} />;
}
