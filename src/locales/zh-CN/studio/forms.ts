import type { studioForms as english } from '../../en-US/studio/forms';
import type { TextsOf } from '../../texts';

export const studioForms: TextsOf<typeof english> = {
  picture: { upload: '上传图片', replace: '更换图片', remove: '移除图片', uploading: '正在上传 {{name}}' },
};
