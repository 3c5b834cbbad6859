/** The status of a success, or the error code. */
export const outcome = (answer: { statusCode: number; body: string }): number | string =>
  answer.statusCode < 300 ? answer.statusCode : JSON.parse(answer.body).error;
