/** What the server does for people: signing in, recovery, sessions, ways to be told of a turn, one's own record. */

import { call } from '../lib/api';
import type {
  AccountRequest,
  ChannelInfo,
  Channels,
  EmailChannel,
  Me,
  MyRecord,
  Ok,
  Sessions,
  SignedIn,
  WebhookChannel,
} from '../lib/protocol';

const part = encodeURIComponent;

export const account = {
  record: () => call<MyRecord>('GET', '/my/record'),
  make: (wanted: AccountRequest) => call<Me>('POST', '/account', wanted),
  login: (login: string, password: string) => call<SignedIn>('POST', '/login', { login, password }),
  logout: () => call<Ok>('POST', '/logout'),
  password: (old: string, now: string) => call<SignedIn>('POST', '/password', { old, new: now }),
  forgot: (login: string) => call<Ok>('POST', '/forgot', { login }),
  reset: (token: string, password: string) => call<SignedIn>('POST', '/reset', { token, password }),
  sessions: () => call<Sessions>('GET', '/my/sessions'),
  endSession: (session: string) => call<Ok>('DELETE', `/my/sessions/${part(session)}`),
  channels: () => call<Channels>('GET', '/channels'),
  addChannel: (wanted: EmailChannel | WebhookChannel) => call<ChannelInfo>('POST', '/channels', wanted),
  verifyChannel: (channel: string, code: string) =>
    call<ChannelInfo>('POST', `/channels/${part(channel)}/verify`, { code }),
  removeChannel: (channel: string) => call<Ok>('DELETE', `/channels/${part(channel)}`),
};
