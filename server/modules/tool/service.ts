import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/core/endpoint';
import type { Named } from '../../../contract/item';
import type { toolApi } from '../../../contract/tool';
import type { Db } from '../../db/connect';
import { listCards } from '../item/read/card-repository';
import { classificationTree } from '../item/read/classification';
import { TOOL } from './area';
import type { ReadContext } from '../item/read/read-context';

const MAX_TOOLS = 500;

/** Returns all tools and their groups. A group is a classification, at any depth, that tools are assigned to directly. */
export async function launcher(db: Db, readContext: ReadContext): Promise<AnswerOf<(typeof toolApi)['launcher']>> {
  const tree = await classificationTree(db, TOOL.area, readContext);
  const rows = await listCards(db, TOOL.area, {}, 'name', { page: 1, pageSize: MAX_TOOLS }, readContext);
  const stoodIn = new Set(rows.flatMap(({ classificationIds }) => classificationIds));
  const groups = tree.flatMap(withChildren).filter(({ id }) => stoodIn.has(id));
  return { groups, tools: await TOOL.cardsOf(db, rows, readContext) };
}

const withChildren = ({ id, name, children }: Classification): Named[] => [{ id, name }, ...children.flatMap(withChildren)];
