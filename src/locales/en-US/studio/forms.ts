/** Texts that forms of several places of the studio share. */
export const studioForms = {
  picture: {
    upload: 'Upload a picture',
    replace: 'Another picture',
    remove: 'Remove the picture',
    uploading: 'Uploading {{name}}',
  },
};
