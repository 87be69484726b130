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
  /** the same while nothing that the vector is made of has changed */
  hash: string;
}

interface Said {
  parts: readonly string[];
  /** competencies that it is linked to, the marked ones twice */
  linked: readonly string[];
}

const lines = (parts: readonly string[]): string =>
  parts.filter((part) => part.trim() !== '').join('\n');

function textOf({ parts, linked }: Said, lexicon: Lexicon): TextToEmbed {
  const own = lines(parts);
  const known = new Set(linked);
  const mentioned = lexicon.mentionedIn(own).filter((one) => !known.has(one));
  const labels = [...known].flatMap((one) => lexicon.labelOf(one) ?? []);
  return {
    text: lines([...parts, labels.join(', ')]),
    names: [...linked, ...mentioned].map((one) => lexicon.namesOf(one)),
  };
}

const saidByProfile = (row: ProfileToEmbed): Said => ({
  parts: [row.title ?? '', row.description, row.certificates.join(', ')],
  linked: [...row.roles, ...row.skills, ...row.marked],
});

const saidByItem = (item: ItemToEmbed): Said => ({
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

/** Everything in a profile that gets a vector. */
export function profileTexts(row: ProfileToEmbed, lexicon: Lexicon): ProfileText[] {
  const made = (type: VectorType, item: string, said: Said): ProfileText => {
    const text = textOf(said, lexicon);
    return { ...text, profile: row.profile, type, item, hash: hashOf(text) };
  };
  return [
    made('profile', row.profile, saidByProfile(row)),
    ...row.items.map((item) => made(item.kind, item.item, saidByItem(item))),
  ];
}
