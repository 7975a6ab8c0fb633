// Preloaded into Umi's development server, which passes no host to `listen` and would accept connections from other computers.
// Makes it listen on HOST.
import { Server } from 'node:net';

const { listen } = Server.prototype;

Server.prototype.listen = function (port, ...rest) {
  const hasAddress = typeof rest[0] === 'string';
  return typeof port === 'number' && !hasAddress
    ? listen.call(this, port, process.env.HOST, ...rest.filter((value) => typeof value === 'function'))
    : listen.call(this, port, ...rest);
};
