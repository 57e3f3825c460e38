/** Whether to run everything shortly and on small markets, to see that it runs: its figures say nothing. */
export const IS_QUICK = process.env.BENCH_QUICK === '1';
