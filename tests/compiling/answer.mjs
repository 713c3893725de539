// Calls compiled rules in WebAssembly, as it is asked on stdin: node answer.mjs UNIT.JS
// A question is a line of JSON and the bytes of its blocks; so is an answer.
import { readFileSync, readSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { Unit } = await import(pathToFileURL(process.argv[2]))
const units = new Map()

function read(size) {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const more = readSync(0, bytes, at, size - at, null)
    if (!more) process.exit(0)
    at += more
  }
  return bytes
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at)
}

for (;;) {
  const call = JSON.parse(read(read(4).readUInt32LE(0)))
  if (!units.has(call.unit)) units.set(call.unit, await Unit.from(readFileSync(call.unit)))
  const unit = units.get(call.unit)
  unit.forget()
  const places = call.sizes.map((size) => unit.place(read(size)))
  const returned = unit.call(
    ...call.words.map((word) => {
      if ('block' in word) return places[word.block] + word.at
      return 'whole' in word ? BigInt(word.whole) : word.fraction
    })
  )
  const told = typeof returned === 'bigint' ? String(returned) : (returned ?? null)
  const said = Buffer.from(JSON.stringify({ returned: told, digest: unit.digest }))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(said.length)
  write(head)
  write(said)
  call.sizes.forEach((size, n) => write(unit.read(places[n], size)))
}
