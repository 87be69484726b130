import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, from 0 to 4; `known` are words that anybody would try first. */
export const strengthOf = (password: string, known: readonly string[]): number =>
  estimate.check(password, [...known]).score;
