// Preloaded into Umi's development server, which passes no address when it listens and would be reached from every computer:
// it then listens on HOST.
import { Server } from 'node:net';

const { listen } = Server.prototype;

Server.prototype.listen = function (port, ...rest) {
  const hasAddress = typeof rest[0] === 'string';
  return typeof port === 'number' && !hasAddress
    ? listen.call(this, port, process.env.HOST, ...rest.filter((value) => typeof value === 'function'))
    : listen.call(this, port, ...rest);
};
