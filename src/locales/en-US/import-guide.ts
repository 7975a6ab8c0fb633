export const importGuide = {
  import: 'Fill the portal with a folder of Markdown files.',
  write: 'Put each document into the folder of its area, as a Markdown file:',
  example: 'service/annual-leave.md, for example:',
  sample: '---\ntitle: Annual leave\nclassification: Time off\n---\n\nHow to ask for days off.',
  run: 'Import the folder on the machine that runs the portal, from the folder that Portico is installed in:',
  command: 'npm run import -- path/to/folder',
  copy: 'Copy command',
  copyFailed: 'The browser did not allow copying. Select the command and copy it.',
  done: 'When the import has ended:',
  show: 'Show the portal',
  more: 'Import again after a change: only what has changed is published again. docs/content-folder.md, which comes with Portico, describes every field.',
};
