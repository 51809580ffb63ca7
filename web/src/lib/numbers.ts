/** Numbers as they are printed: below zero with a minus sign, which is as wide as the plus, not with a hyphen. */

export const MINUS = '−';

export function printed(amount: number): string {
  return amount < 0 ? `${MINUS}${-amount}` : String(amount);
}

/** What is gained or lost: zero is neither, and stands with a plus. */
export function signed(amount: number): string {
  return amount < 0 ? printed(amount) : `+${amount}`;
}
