/** An HTTP request. */
export type HttpCall = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type ApiCase = {
  name: string;
  /** Returns a worker's request about one vacancy. */
  call: (vacancy: number, worker: number) => HttpCall;
  /** Whether the vacancy differs from call to call. */
  varies?: 'read' | 'apply';
  /** At least so many times the rate of a control (design, section 10). */
  goal?: { of: 'bare' | 'database'; ratio: number };
  /** Whether its time at a million is compared with that at ten thousand. */
  grows?: boolean;
};

/** The market's candidates, each with a session (market.sql); each worker is one of them, at its own address. */
const caller = (worker: number) => ({
  authorization: `Bearer bench-${worker + 1}`,
  'x-forwarded-for': `10.0.0.${worker + 1}`,
});

const list = (query: string) => (_vacancy: number, worker: number) => ({
  method: 'GET' as const,
  path: `/api/vacancy?${query}`,
  headers: caller(worker),
});

export const apiCases: ApiCase[] = [
  {
    name: 'point read',
    call: (vacancy, worker) => ({ method: 'GET', path: `/api/vacancy/${vacancy}`, headers: caller(worker) }),
    varies: 'read',
    goal: { of: 'bare', ratio: 0.9 },
  },
  { name: 'job list', call: list('per_page=20'), goal: { of: 'database', ratio: 0.55 }, grows: true },
  { name: 'title: common word', call: list('title=teacher'), grows: true },
  { name: 'title: less common word', call: list('title=physics'), grows: true },
  { name: 'title: rare word', call: list('title=oboe'), grows: true },
  { name: 'title: one letter', call: list('title=e'), grows: true },
  { name: 'title: one rare letter', call: list('title=z'), grows: true },
  { name: 'title: no such word', call: list('title=xylophone'), grows: true },
  {
    name: 'filtered',
    call: list('country_id=187&curriculum_id=2,3&salary_min=90000&salary_max=120000&position_type=full_time'),
    grows: true,
  },
  { name: 'title and filter', call: list('title=teacher&city=Doha&salary_min=150000'), grows: true },
  {
    name: 'application submit',
    call: (vacancy, worker) => ({
      method: 'POST',
      path: '/api/application/apply',
      headers: { ...caller(worker), 'content-type': 'multipart/form-data; boundary=bench' },
      body: multipart({ vacancy_id: vacancy, email: 'candidate@bench.example', phone: '501234567' }),
    }),
    varies: 'apply',
  },
];

function multipart(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--bench\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--bench--\r\n`;
}
