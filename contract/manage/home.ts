import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, isoDate, itemId, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemLink, itemRef } from '../item';
import { picture } from '../picture';
import { MAX_FILE_BYTES, UPLOAD_ERRORS } from './file';

/** Maximum number of slides, shown or not. */
export const MAX_SLIDES = 20;
const MAX_LINK = 500;

const version = z.string().min(1).max(80).meta({ description: 'Version of the slides; every change makes another one.' });

const altText = { description: "Alternative text of the slide's own picture; empty for a decorative one." };

const typedTexts = z
  .partialRecord(
    z.enum(LOCALES),
    z.strictObject({ title: typedText(80).min(1), text: typedText(200), alt: typedText(200).meta(altText) }),
  )
  .meta({ description: 'Texts in at least one language.' });

const shownTexts = z.partialRecord(
  z.enum(LOCALES),
  z.object({ title: z.string(), text: z.string(), alt: z.string().meta(altText) }),
);

const times = { startsAt: isoDate.nullable(), endsAt: isoDate.nullable() };

const slideInput = z
  .strictObject({
    id: itemId.nullable().meta({ description: 'Null for a new slide.' }),
    hue: z.enum(AREAS),
    item: itemRef.nullable(),
    link: typedText(MAX_LINK).nullable().meta({ description: 'A path of the portal, for a slide without an item.' }),
    ...times,
    isOn: z.boolean(),
    picture: z.uuid().nullable().meta({ description: 'Picture of its own; null for the one of the item.' }),
    texts: typedTexts,
  })
  .meta({ id: 'SlideInput' });

const managedSlide = z
  .object({
    id: z.string(),
    hue: z.enum(AREAS),
    item: itemRef
      .extend({
        title: z.string(),
        isReadable: z.boolean().meta({ description: 'False while no reader can see the item, and therefore the slide.' }),
        picture: picture.nullable().meta({ description: 'Picture that the slide shows if it has none of its own.' }),
      })
      .nullable(),
    link: z.string().nullable(),
    ...times,
    isOn: z.boolean(),
    picture: picture.nullable(),
    texts: shownTexts,
  })
  .meta({ id: 'ManagedSlide' });

const managedHome = z
  .object({
    version,
    slides: z.array(managedSlide).meta({ description: 'In the order in which readers see them.' }),
    alerts: z
      .array(itemLink.extend({ isForSome: z.boolean().meta({ description: 'True if it is for an audience only.' }) }))
      .meta({ description: 'Urgent notices that are in force, newest first. Readers see the first one that is for them.' }),
  })
  .meta({ id: 'ManagedHome' });
export type ManagedHome = z.infer<typeof managedHome>;

export const homeManageApi = {
  info: endpoint({
    method: 'POST',
    path: '/api/manage/home/info',
    summary: 'The slides of the home page, also those that are not shown, and the urgent notices that are in force.',
    permission: 'home.manage',
    audit: 'reads',
    input: z.strictObject({}),
    answer: managedHome,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/home/save',
    summary:
      'Stores the slides of the home page in this order, in place of those of before. A link that is the address of an item leads to that item from then on. Other versions than the present one are refused.',
    permission: 'home.manage',
    limit: 'save',
    audit: ['slide.save'],
    input: z.strictObject({ version, slides: z.array(slideInput).max(MAX_SLIDES) }),
    answer: managedHome,
    errors: ['home.invalid', 'home.conflict'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/manage/home/upload',
    summary:
      'Stores a picture for a slide, without metadata. The body is the content of the file. A picture that no slide has is removed after a day.',
    permission: 'home.manage',
    limit: 'upload',
    body: 'file',
    maxBody: MAX_FILE_BYTES.picture,
    audit: ['slide.upload'],
    input: z.strictObject({ name: z.string().min(1).max(1000) }),
    answer: picture,
    errors: UPLOAD_ERRORS,
  }),
};
