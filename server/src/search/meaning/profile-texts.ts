import { createHash } from 'node:crypto';
import type { VectorType } from '@torg/protocol/search/search';
import type { TextToEmbed } from '../../platform/ports/embeddings.ts';
import type { Lexicon } from '../query/lexicon.ts';
import type { ItemToEmbed, ProfileToEmbed } from './embedded-texts.repository.ts';

/** A text of a profile that gets a vector of its own. */
export interface ProfileText extends TextToEmbed {
  profile: string;
  type: VectorType;
  item: string;
  /** changes when the text or its competencies' names change */
  hash: string;
}

interface TextSource {
  parts: readonly string[];
  /** linked competencies, the marked ones twice */
  linked: readonly string[];
}

const lines = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n');

function textOf({ parts, linked }: TextSource, lexicon: Lexicon): TextToEmbed {
  const own = lines(parts);
  const distinct = new Set(linked);
  const mentioned = lexicon.mentionedIn(own).filter((competency) => !distinct.has(competency));
  const labels = [...distinct].flatMap((competency) => lexicon.labelOf(competency) ?? []);
  return {
    text: lines([...parts, labels.join(', ')]),
    names: [...linked, ...mentioned].map((competency) => lexicon.namesOf(competency)),
  };
}

const profileSource = (row: ProfileToEmbed): TextSource => ({
  parts: [row.title ?? '', row.description, row.certificates.join(', ')],
  linked: [...row.roles, ...row.skills, ...row.marked],
});

const itemSource = (item: ItemToEmbed): TextSource => ({
  parts: [
    [item.degree, item.name].filter(Boolean).join(' '),
    item.organization_name,
    item.description,
    item.long_description,
  ],
  linked: item.competencies,
});

const hashOf = (text: TextToEmbed): string =>
  createHash('sha1')
    .update(JSON.stringify([text.text, text.names]))
    .digest('base64url');

/** All texts of a profile that get a vector. */
export function profileTexts(row: ProfileToEmbed, lexicon: Lexicon): ProfileText[] {
  const profileText = (type: VectorType, item: string, source: TextSource): ProfileText => {
    const text = textOf(source, lexicon);
    return { ...text, profile: row.profile, type, item, hash: hashOf(text) };
  };
  return [
    profileText('profile', row.profile, profileSource(row)),
    ...row.items.map((item) => profileText(item.kind, item.item, itemSource(item))),
  ];
}
