import type { FastifyInstance } from 'fastify';
import type { AuditFormat } from '../../../contract/core/audit';
import { auditApi } from '../../../contract/manage/audit';
import type { Deps } from '../../http/deps';
import { disposition, setFileHeaders } from '../../http/file-headers';
import { route } from '../../http/route';
import { exportEvents } from './export';
import { readEvents } from './service';

const TYPES: Record<AuditFormat, string> = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' };

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, auditApi.list, (input, { locale }) => readEvents(deps.db, input, locale));
  route(app, auditApi.export, async (input, { viewer, reply }) => {
    const text = await exportEvents(deps, input, viewer.id);
    const day = deps.now().toISOString().slice(0, 10);
    setFileHeaders(reply, TYPES[input.format], disposition('attachment', `audit-${day}.${input.format}`));
    void reply.header('cache-control', 'no-store').send(text);
  });
}
