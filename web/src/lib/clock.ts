/** Seconds a seat has left now, by the clock of the house. */
import type { ClockInfo } from './protocol';

export function secondsLeft(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const since = clock.since[seat] ?? null;
  return Math.max(0, since === null ? left : left - (now - since));
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
