import { interestCalls } from '@torg/protocol/interest/interest';
import { rangeOf, ruleOf } from '../ui/form/body-rules.ts';

/** What sending interest asks, by the shape of its call. */
const { body } = interestCalls.sendInterest;

export const commentRule = ruleOf(body, 'consultants.comment');
export const mostChosen = rangeOf(body, 'consultants').max;
