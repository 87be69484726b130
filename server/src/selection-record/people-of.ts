import type { SelectionPerson } from '@torg/protocol/selection-record/selection-record';
import type { AnswerOfInterest } from '../interest/interest.queries.ts';
import type { InterviewAbout } from '../interviews/interviews.queries.ts';
import type { RecordedCard } from './selection-record.repository.ts';
import type { IsLate, StepAbout } from './steps-of.ts';

interface Story {
  cards: readonly RecordedCard[];
  steps: readonly StepAbout[];
  interests: readonly AnswerOfInterest[];
  interviews: readonly InterviewAbout[];
  names: ReadonlyMap<string, string>;
  scores: readonly CardScore[];
  isLate: IsLate;
}

/** A score of a card, as the record shows it. */
export interface CardScore {
  evaluation_board_card: string;
  by: keyof SelectionPerson['scores'];
  shown: SelectionPerson['scores']['by_people'][number];
}

/** Those of the record by what tells them apart. */
class People {
  readonly all = new Map<string, SelectionPerson>();
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  /** `title` names a card about nobody. */
  add(id: string, at: Date, title: string | null = null): SelectionPerson {
    const since = at.toISOString();
    const person = this.all.get(id) ?? {
      ...{ id, name: this.#names.get(id) ?? title, since, column_title: null },
      ...{ came_after_deadline: false, interest: null, interviews: [], steps: [] },
      scores: { by_people: [], by_machine: [] },
    };
    if (since < person.since) person.since = since;
    this.all.set(id, person);
    return person;
  }
}

/**
 * Whom each card, interest and interview is about. Rows follow merges and forget who is deleted;
 * the history of a card that is swept only knows whom it was about then.
 */
function whoseThings({ cards, steps, interests, interviews }: Story): Map<string, string> {
  const whose = new Map<string, string>();
  for (const { kind, id, profile } of steps) {
    if (kind === 'evaluation_board_card' && !whose.has(id)) whose.set(id, profile ?? id);
  }
  for (const { evaluation_board_card: id, profile } of cards) whose.set(id, profile ?? id);
  for (const { assignment_interest: id, account } of interests) whose.set(id, account);
  for (const { interview: id, account } of interviews) whose.set(id, account);
  return whose;
}

function addCards(people: People, cards: readonly RecordedCard[]): void {
  for (const { evaluation_board_card, profile, card_title, ...card } of cards) {
    const title = profile === null && card_title !== '' ? card_title : null;
    const person = people.add(profile ?? evaluation_board_card, card.created_at, title);
    if (!card.is_removed) person.column_title = card.column_title;
  }
}

function addInterests(people: People, { interests, isLate }: Story): void {
  for (const { account, created_at, answered_at, ...interest } of interests) {
    const { state, reason, answered_by_name } = interest;
    people.add(account, created_at).interest = {
      ...{ state, reason, answered_by_name, sent_at: created_at.toISOString() },
      answered_at: answered_at?.toISOString() ?? null,
      answered_after_deadline: answered_at !== null && isLate(answered_at),
    };
  }
}

/** A card that was removed and swept is only known from the steps. */
function addSteps(people: People, story: Story): void {
  const whose = whoseThings(story);
  for (const { kind, id, name, step } of story.steps) {
    const who = whose.get(id);
    if (who === undefined) continue;
    if (kind === 'evaluation_board_card') people.add(who, new Date(step.at), name);
    people.all.get(who)?.steps.push(step);
  }
}

function addScores(people: People, story: Story): void {
  const whose = whoseThings(story);
  for (const { evaluation_board_card, by, shown } of story.scores) {
    const who = whose.get(evaluation_board_card);
    if (who !== undefined) people.all.get(who)?.scores[by].push(shown);
  }
}

/** By when they came. */
export function peopleOf(story: Story): SelectionPerson[] {
  const { cards, interviews, names, isLate } = story;
  const people = new People(names);
  addCards(people, cards);
  addInterests(people, story);
  addSteps(people, story);
  addScores(people, story);
  for (const { interview, account, state, starts_at, minutes } of interviews) {
    people.all.get(account)?.interviews.push({
      ...{ interview, state, minutes, starts_at: starts_at?.toISOString() ?? null },
    });
  }
  return [...people.all.values()]
    .map((one) => ({ ...one, came_after_deadline: isLate(new Date(one.since)) }))
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since));
}
