/** Where on an assignment's page one answers; the button above leads there. */
export const answerAnchor = 'answer';
