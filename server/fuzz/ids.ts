import { randomUUID } from 'node:crypto';
import type { Dice } from '../demo/dice.ts';
import type { World } from '../src/testing/a-world.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostOfOneName = 60;

/** Ids that requests may name: those of the worlds, and those that answers have shown, by field. */
export class Ids {
  readonly #dice: Dice;
  readonly #byName = new Map<string, string[]>();
  readonly #all: string[] = [];

  constructor(dice: Dice, worlds: readonly World[]) {
    this.#dice = dice;
    for (const world of worlds) this.#addWorld(world);
  }

  #addWorld(world: World): void {
    const { accounts, client, company } = world;
    for (const account of Object.values(accounts)) {
      const names = ['account', 'profile', 'profile_id', 'other', 'consultant_id'];
      for (const name of names) this.add(name, account);
    }
    const named = {
      assignment_id: [world.assignment, world.draft],
      thread_id: [world.thread],
      file_id: [world.attachment],
      item: [world.item],
      profile_cv_import: [world.cvImport],
      flowcase_link: [world.flowcase.link],
      flowcase_conflict: [world.flowcase.conflict],
      flowcase_import: [world.flowcase.import],
      template_id: [world.cvTemplate],
      uuid: [world.form],
      saved_list: [world.savedList, world.sharedList.saved_list],
      saved_comment: [world.sharedList.saved_comment],
      interview: [world.interview.interview],
      interview_time: [world.interview.time],
      saved_search: [world.savedSearch],
      client: [client],
      company_uuid: [client],
      object: [client, world.assignment, accounts.consultant],
      id: [company, world.cvTemplate],
      consultant_company_id: [company],
      organization_id: [company, client],
      contract_id: [world.cooperation.contract, world.hire.contract],
      signatory_id: [world.cooperation.signatory, world.hire.signatory],
      signatory: [world.cooperation.signatory, world.hire.signatory],
    };
    for (const [name, ids] of Object.entries(named)) for (const id of ids) this.add(name, id);
  }

  add(name: string, id: string): void {
    const known = this.#byName.get(name) ?? [];
    this.#byName.set(name, known);
    if (known.includes(id)) return;
    if (known.length >= mostOfOneName) known.splice(this.#dice.whole(0, known.length - 1), 1);
    known.push(id);
    if (this.#all.length < 2_000) this.#all.push(id);
  }

  /** Mostly one that fits the field; else one of another kind, one that nobody has, or none at all. */
  pick(name: string): string {
    const fitting = this.#byName.get(name) ?? this.#byName.get(name.replace(/_id$/, ''));
    if (fitting !== undefined && this.#dice.chance(0.85)) return this.#dice.pick(fitting);
    return this.#dice.chance(0.7) ? this.#dice.pick(this.#all) : randomUUID();
  }

  /** Learns the ids of an answer. */
  learn(answer: unknown, name = ''): void {
    if (typeof answer === 'string') {
      if (uuid.test(answer)) this.add(name, answer);
    } else if (Array.isArray(answer)) {
      for (const one of answer.slice(0, 5)) this.learn(one, name);
    } else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) this.learn(value, key);
    }
  }
}
