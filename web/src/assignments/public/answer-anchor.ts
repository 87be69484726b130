/** The id of the answer form on an assignment's page, which the button above it links to. */
export const answerAnchor = 'answer';
