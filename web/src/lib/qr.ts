/** QR codes for invitation links: byte mode, error correction L, versions 1 to 10 (up to 271 bytes). */

// Per version: error correction bytes of a block, and how many blocks there are.
const EC_BYTES = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGNMENT = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

type Grid = boolean[][];

/** The code as rows of dark and light. */
export function qrCode(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  while (version <= 10 && bytes.length + (version < 10 ? 2 : 3) > capacity(version)) version += 1;
  if (version > 10) throw new RangeError('too long for a QR code here');
  const data = interleaved(encoded(bytes, version), version);
  let best: Grid = [];
  let least = Infinity;
  for (let mask = 0; mask < 8; mask += 1) {
    const grid = drawn(data, version, mask);
    const cost = penalty(grid);
    if (cost < least) {
      least = cost;
      best = grid;
    }
  }
  return best;
}

function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

function capacity(version: number): number {
  return Math.floor(rawModules(version) / 8) - (EC_BYTES[version] ?? 0) * (BLOCKS[version] ?? 0);
}

function encoded(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = capacity(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const out: number[] = [];
  for (let at = 0; at < bits.length; at += 8) out.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; out.length < room / 8; pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

function times(a: number, b: number): number {
  let z = 0;
  for (let at = 7; at >= 0; at -= 1) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((b >>> at) & 1) * a;
  }
  return z;
}

function correction(data: number[], count: number): number[] {
  const divisor: number[] = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j < count; j += 1) {
      divisor[j] = times(divisor[j] ?? 0, root) ^ (j + 1 < count ? (divisor[j + 1] ?? 0) : 0);
    }
    root = times(root, 2);
  }
  const rest: number[] = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, at) => (rest[at] = (rest[at] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

function interleaved(data: number[], version: number): number[] {
  const blocks = BLOCKS[version] ?? 1;
  const ecBytes = EC_BYTES[version] ?? 0;
  const raw = Math.floor(rawModules(version) / 8);
  const short = blocks - (raw % blocks);
  const length = Math.floor(raw / blocks);
  const parts: number[][] = [];
  const ends: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const size = length - ecBytes + (block < short ? 0 : 1);
    const part = data.slice(at, at + size);
    at += size;
    parts.push(part);
    ends.push(correction(part, ecBytes));
  }
  const out: number[] = [];
  for (let at = 0; at <= length - ecBytes; at += 1) {
    for (const part of parts) {
      const byte = part[at];
      if (byte !== undefined) out.push(byte);
    }
  }
  for (let at = 0; at < ecBytes; at += 1) for (const end of ends) out.push(end[at] ?? 0);
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(data: number[], version: number, mask: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    const marks = fixed[y];
    if (row === undefined || marks === undefined || x < 0 || x >= size) return;
    row[x] = dark;
    marks[x] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (cx + dx >= 0 && cy + dy >= 0) set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
    }
  }
  const marks = ALIGNMENT[version] ?? [];
  marks.forEach((cx, i) =>
    marks.forEach((cy, j) => {
      const last = marks.length - 1;
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (let side = 0; side < 2; side += 1) {
        const x = right - side;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]?.[x]) continue;
        const dark = (((data[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        const row = grid[y];
        if (row !== undefined) row[x] = dark !== (MASKS[mask]?.(x, y) ?? false);
      }
    }
  }
  return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawFormat(set: Set, size: number, mask: number): void {
  const data = (1 << 3) | mask; // 1: error correction L
  let rest = data;
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version;
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1;
    const a = size - 11 + (at % 3);
    const b = Math.floor(at / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** How hard a pattern is to read: long runs, blocks and imbalance. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let cost = 0;
  const at = (x: number, y: number): boolean => grid[y]?.[x] ?? false;
  for (const turned of [false, true]) {
    for (let a = 0; a < size; a += 1) {
      let run = 0;
      for (let b = 0; b < size; b += 1) {
        const same = b > 0 && (turned ? at(a, b) === at(a, b - 1) : at(b, a) === at(b - 1, a));
        run = same ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost += 1;
      }
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (at(x, y)) dark += 1;
      if (x + 1 < size && y + 1 < size) {
        const same = at(x, y);
        if (same === at(x + 1, y) && same === at(x, y + 1) && same === at(x + 1, y + 1)) cost += 3;
      }
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
