// What notifications need of a session: the device that receives pushes.
export {
  deletePushSubscription,
  findPushSubscription,
  listPushDevices,
  savePushSubscription,
} from "./push-store.ts";
