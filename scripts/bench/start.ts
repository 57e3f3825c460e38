import { RunningServer } from '../../src/e2e/running-server.ts';

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

/**
 * Measures milliseconds from `npm start` on an existing folder until /readyz answers 200; control: Node
 * printing its version.
 */
export async function measureStart(rounds = 7) {
  const server = await RunningServer.start();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await server.stop();
    const started = performance.now();
    await server.start();
    times.push(performance.now() - started);
  }
  await server.remove();
  const control: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await spawnOnce();
    control.push(performance.now() - started);
  }
  console.log(
    `start to /readyz: ${median(times).toFixed(0)} ms (an empty Node process: ${median(control).toFixed(0)} ms)`,
  );
}

async function spawnOnce() {
  const { spawn } = await import('node:child_process');
  await new Promise((done) => spawn(process.execPath, ['-e', '0']).once('exit', done));
}
