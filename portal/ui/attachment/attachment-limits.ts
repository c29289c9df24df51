import type { FileLimits } from '#design-system'

const megabyte = 1024 * 1024

/** The clinic's limits for one message or rebate; sizes in bytes, inclusive. */
export const attachmentLimits: FileLimits = {
  kinds: ['pdf', 'jpg', 'png'],
  bytes: 20 * megabyte,
  bytesTogether: 60 * megabyte,
  count: 20,
}
