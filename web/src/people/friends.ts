/** Friends: people one has played with who want it so as well. */

import { call } from '../lib/api';
import type { Done, Friends, Ok, TableList } from '../lib/protocol';

const part = encodeURIComponent;

export const friends = {
  all: () => call<Friends>('GET', '/friends'),
  ask: (table: string, seat: number) => call<Ok>('POST', '/friends', { table, seat }),
  accept: (friend: string) => call<Ok>('POST', `/friends/${part(friend)}/accept`),
  /** End it, take a request back, or decline one. */
  remove: (friend: string) => call<Ok>('DELETE', `/friends/${part(friend)}`),
  block: (friend: string) => call<Ok>('POST', `/friends/${part(friend)}/block`),
  unblock: (block: string) => call<Ok>('DELETE', `/blocks/${part(block)}`),
  invite: (table: string, seat: number, friend: string) =>
    call<Done>('POST', `/tables/${part(table)}/seats/${seat}/friend`, { friend }),
  invitations: () => call<TableList>('GET', '/my/invitations'),
  decline: (table: string) => call<Ok>('DELETE', `/my/invitations/${part(table)}`),
};
