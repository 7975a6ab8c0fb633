import type { Classification } from '../../../contract/classification';
import type { AnswerOf } from '../../../contract/endpoint';
import type { Named } from '../../../contract/item';
import type { toolApi } from '../../../contract/tool';
import type { Db } from '../../db/connect';
import { listCards, type Reading } from '../item/card-repository';
import { classificationTree } from '../item/classification';
import { TOOL } from './area';

const MOST = 500;

/** A group is a classification, of whatever depth, that tools stand in themselves. */
export async function launcher(db: Db, reading: Reading): Promise<AnswerOf<(typeof toolApi)['launcher']>> {
  const tree = await classificationTree(db, TOOL.area, reading);
  const rows = await listCards(db, TOOL.area, {}, 'name', { page: 1, pageSize: MOST }, reading);
  const stoodIn = new Set(rows.flatMap(({ classificationIds }) => classificationIds));
  const groups = tree.flatMap(withChildren).filter(({ id }) => stoodIn.has(id));
  return { groups, tools: await TOOL.cardsOf(db, rows, reading) };
}

const withChildren = ({ id, name, children }: Classification): Named[] => [{ id, name }, ...children.flatMap(withChildren)];
