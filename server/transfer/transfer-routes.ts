import type { FastifyInstance } from 'fastify';
import { transferApi } from '../../contract/manage/transfer';
import { onPrimary } from '../db/standby/read-routing';
import type { Deps } from '../http/deps';
import { disposition, setFileHeaders } from '../http/file-headers';
import { route } from '../http/route';
import { sweepRegularly } from '../http/sweep';
import { TransferRunner } from './transfer-runner';
import {
  beginExport,
  beginImport,
  currentTransfer,
  discardTransfer,
  openArchive,
  readReport,
  receiveArchive,
  sweepTransfers,
} from './transfer-service';

/** Time after startup by which transfers of a process that was killed just before have become stale. */
const SECOND_SWEEP_MS = 15_000;

export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  const runner = new TransferRunner(deps, app.log);
  sweepAtStart(app, deps);
  sweepRegularly(app, 'transfers', () => sweepTransfers(deps));
  app.addHook('onClose', () => runner.close());
  route(app, transferApi.info, async () => ({ transfer: await onPrimary(() => currentTransfer(deps)) }));
  route(app, transferApi.entries, (input, { locale }) => readReport(deps, input, locale));
  route(app, transferApi.upload, async ({ name }, { request, viewer }) => ({
    transfer: await receiveArchive(deps, runner, { name, request, person: viewer.id }),
  }));
  route(app, transferApi.import, async (input, { viewer }) => ({
    transfer: await beginImport(deps, runner, { ...input, person: viewer.id }),
  }));
  route(app, transferApi.export, async (input, { viewer }) => ({
    transfer: await beginExport(deps, runner, input, viewer.id),
  }));
  route(app, transferApi.download, async ({ id }, { reply }) => {
    const { name, size, content } = await openArchive(deps, id);
    setFileHeaders(reply, 'application/zip', disposition('attachment', name));
    void reply.headers({ 'cache-control': 'no-store', 'content-length': size }).send(content);
  });
  route(app, transferApi.discard, async ({ id }) => {
    await discardTransfer(deps, id);
    return {};
  });
}

/** Removes what dead processes have left behind: at startup, and again when transfers of recently killed ones have become stale. */
function sweepAtStart(app: FastifyInstance, deps: Deps): void {
  const sweep = () =>
    sweepTransfers(deps).catch((error: unknown) => {
      app.log.error({ err: error }, 'transfers of processes that ended were not removed');
    });
  const timer = setTimeout(() => void sweep(), SECOND_SWEEP_MS).unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', () => {
    clearTimeout(timer);
  });
}
