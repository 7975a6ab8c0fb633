const { createHash } = require('node:crypto');

/**
 * Returns the name that a class of a CSS module has in the built style sheets, from the module's path in the project. The pages' build
 * and that of the server's renderer use it, so that both write the same names.
 */
exports.cssClassName = (path, name) =>
  `${name}___${createHash('sha256')
    .update(`${path.replaceAll('\\', '/')} ${name}`)
    .digest('base64url')
    .slice(0, 5)}`;
