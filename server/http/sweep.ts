import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 10 * 60 * 1000;

/** Removes expired rows periodically while the app runs. Several processes may do so concurrently. */
export function sweepRegularly(app: FastifyInstance, what: string, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      app.log.error({ err: error }, `expired ${what} not removed`);
    });
  }, SWEEP_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
  });
}
