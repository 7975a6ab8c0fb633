export { CopyNote } from './CopyNote';
export { KeptLinks } from './KeptLinks';
