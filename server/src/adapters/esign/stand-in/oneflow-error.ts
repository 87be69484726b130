/** An error as Oneflow words it. */
export class OneflowError extends Error {
  readonly status: number;
  readonly code: number;
  readonly problems: Record<string, string[]>;

  constructor(status: number, code: number, detail: string, problems = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.problems = problems;
  }
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
};

export const errorBody = ({ status, code, message, problems }: OneflowError) => ({
  detail: message,
  parameter_problems: problems,
  request_id: crypto.randomUUID(),
  status,
  title: titles[status] ?? 'Internal Server Error',
  error_code: code,
  type: `https://api.oneflow.com/v1/error_codes/${code}`,
});

export const notFound = (): OneflowError => new OneflowError(404, 4_040_000, 'Not found');
export const conflict = (detail: string): OneflowError => new OneflowError(409, 4_090_000, detail);
