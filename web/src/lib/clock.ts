/** Seconds a seat has left now, by the clock of the house. */
import type { ClockInfo } from './protocol';

export function secondsLeft(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const since = clock.since[seat] ?? null;
  return Math.max(0, since === null ? left : left - (now - since));
}

/** Whether so little is left that one should be told; nobody is told of a clock that stands. */
export function runsLow(clock: ClockInfo, seat: number, now: number): boolean {
  if ((clock.since[seat] ?? null) === null) return false;
  return secondsLeft(clock, seat, now) < Math.min(60, Math.max(10, clock.seconds / 5));
}

export function asClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return `${days}:${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`;
}
