import { crc32, deflateRawSync } from 'node:zlib';

interface RawEntry {
  name: string;
  content?: string | Buffer;
  /** Type and permissions as Unix writes them; a plain file by default. */
  mode?: number;
  /** General purpose flags; 1 for an encrypted entry. */
  flags?: number;
  /** Compression method; 8 (deflate) by default. */
  method?: number;
  /** Size that the zip claims, other than that of the content. */
  claimedSize?: number;
  /** Checksum that the zip claims, other than that of the content. */
  claimedSum?: number;
}

const UTF8 = 0x800;
const UNIX = 3 << 8;
const PLAIN_FILE = 0o100644;

/** Returns a zip with entries that a well-behaved program would not write. */
export function rawZip(entries: readonly RawEntry[], claimedCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = written(entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(claimedCount, 8);
  end.writeUInt16LE(claimedCount, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function written(entry: RawEntry, offset: number): { local: Buffer; central: Buffer } {
  const { content = 'Text.', mode = PLAIN_FILE, flags = 0, method = 8 } = entry;
  const bytes = Buffer.from(content);
  const packed = method === 8 ? deflateRawSync(bytes) : bytes;
  const name = Buffer.from(entry.name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags | UTF8, 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(entry.claimedSum ?? crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(entry.claimedSize ?? bytes.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([signature(0x04034b50), common, name, packed]);
  const head = Buffer.alloc(2);
  head.writeUInt16LE(UNIX | 20, 0);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((mode << 16) >>> 0, 6);
  tail.writeUInt32LE(offset, 10);
  return { local, central: Buffer.concat([signature(0x02014b50), head, common, tail, name]) };
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
