import { releaseApi } from '../../../../contract/manage/release';
import { NEXT_CENTURY, ownDraft, type Asked, type Inputs } from './asked';

/** Valid inputs of the calls of releases. */
export const RELEASE_INPUTS = {
  'POST /api/manage/release/list': () => ({ input: { list: 'coming' } }),
  'GET /api/manage/release/info': async (asked) => ({ input: { release: (await filledRelease(asked)).release } }),
  'POST /api/manage/release/create': () => ({ input: { name: 'New travel policy' } }),
  'POST /api/manage/release/add': async (asked) => {
    const { release } = await filledRelease(asked);
    return { input: { release, ...(await ownDraft(asked)) } };
  },
  'POST /api/manage/release/remove': async (asked) => {
    const { release, item } = await filledRelease(asked);
    return { input: { release, ...item } };
  },
  'POST /api/manage/release/schedule': async (asked) => ({
    input: { ...versionOf(await filledRelease(asked)), publishAt: NEXT_CENTURY },
  }),
  'POST /api/manage/release/publish': async (asked) => ({ input: versionOf(await filledRelease(asked)) }),
  'POST /api/manage/release/cancel': async (asked) => ({ input: versionOf(await filledRelease(asked)) }),
  'POST /api/manage/release/undo': async (asked) => ({ input: versionOf(await publishedRelease(asked)) }),
} satisfies Inputs;

/** Creates a new release for each call, as an administrator, with a draft of the area. */
async function filledRelease(asked: Asked) {
  const { call, people } = asked.world.portal;
  const as = people.admin;
  const { area, id, version } = await ownDraft(asked);
  const { body } = await call(releaseApi.create, { name: 'New travel policy' }, { as });
  const added = await call(releaseApi.add, { release: body.id, area, id, version }, { as });
  return { release: body.id, version: added.body.version, item: { area, id } };
}

async function publishedRelease(asked: Asked) {
  const filled = await filledRelease(asked);
  const { call, people } = asked.world.portal;
  const { body } = await call(releaseApi.publish, versionOf(filled), { as: people.admin });
  return { ...filled, version: body.version };
}

const versionOf = ({ release, version }: { release: string; version: number }) => ({ release, version });
