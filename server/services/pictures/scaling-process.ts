/**
 * A process of its own for one picture: decoding what somebody uploaded must not use up the memory or the threads of the
 * site, and a decoder that crashes must not end it.
 */
import { setPriority } from 'node:os'
import { scalePicture } from './scale-picture.ts'

setPriority(10)
process.once('message', (content) => {
  if (!Buffer.isBuffer(content)) throw new Error('A picture is sent as bytes.')
  void scalePicture(content).then((scaled) => process.send?.(scaled, () => process.disconnect()))
})
