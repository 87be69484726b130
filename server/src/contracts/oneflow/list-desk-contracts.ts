import type { esignDeskCalls } from '@torg/protocol/contracts/esign-calls';
import type { Handler } from '../../platform/handler.ts';
import { developmentDesk } from './development-desk.ts';

export const listDeskContracts: Handler<typeof esignDeskCalls.listDeskContracts> = async ({
  external,
}) => ({ contracts: developmentDesk(external).list() });
