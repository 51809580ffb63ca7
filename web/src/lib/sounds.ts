/** Small sounds of the harbour, made by the browser itself: no files. Off unless the player turns them on. */

export type Sound = 'turn' | 'move' | 'over' | 'chat' | 'time';

/** What can be heard in a table. */
export interface Heard {
  /** The last line of the log. */
  line: string;
  myTurn: boolean;
  over: boolean;
  chat: number;
  /** One's own time is nearly up. */
  hurry: boolean;
}

/** What a change at the table sounds like; the most important thing only. */
export function soundOf(before: Heard, after: Heard): Sound | null {
  if (after.over && !before.over) return 'over';
  if (after.hurry && !before.hurry) return 'time';
  if (after.myTurn && !before.myTurn) return 'turn';
  if (after.line !== before.line) return 'move';
  if (after.chat > before.chat) return 'chat';
  return null;
}

/** A tone: how high, when it begins, how long it rings, how loud, and its colour. */
type Tone = [hertz: number, start: number, length: number, loud: number, wave: OscillatorType];

const TONES: Record<Sound, readonly Tone[]> = {
  // a ship's bell, struck twice
  turn: [
    [880, 0, 0.9, 0.14, 'sine'],
    [2217, 0, 0.5, 0.04, 'sine'],
    [880, 0.22, 1.1, 0.14, 'sine'],
    [2217, 0.22, 0.6, 0.04, 'sine'],
  ],
  // a wooden piece put down
  move: [
    [190, 0, 0.07, 0.16, 'triangle'],
    [95, 0, 0.1, 0.12, 'sine'],
  ],
  // three notes up
  over: [
    [523, 0, 0.5, 0.12, 'triangle'],
    [659, 0.16, 0.5, 0.12, 'triangle'],
    [784, 0.32, 1.1, 0.12, 'triangle'],
  ],
  // a clock's last ticks
  time: [0, 0.25, 0.5].map((start): Tone => [1480, start, 0.09, 0.12, 'square']),
  chat: [[1175, 0, 0.18, 0.05, 'sine']],
};

let room: AudioContext | null = null;

export function ring(sound: Sound): void {
  room ??= new AudioContext();
  if (room.state === 'suspended') void room.resume();
  const now = room.currentTime;
  for (const [hertz, start, length, loud, wave] of TONES[sound]) {
    const tone = room.createOscillator();
    const volume = room.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(loud, now + start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(room.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}
