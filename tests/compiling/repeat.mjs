// Repeats recorded calls of compiled rules in WebAssembly: node repeat.mjs UNIT.JS CALLS.JSON
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { Unit } = await import(pathToFileURL(process.argv[2]))
const units = new Map()

async function unitOf(path) {
  if (!units.has(path)) units.set(path, await Unit.from(readFileSync(path)))
  const unit = units.get(path)
  unit.forget()
  return unit
}

async function repeated(call) {
  const unit = await unitOf(call.unit)
  const bytes = readFileSync(call.blocks)
  let from = 0
  const places = call.sizes.map((size) => unit.place(bytes.subarray(from, (from += size))))
  const words = call.words.map((word) => {
    if ('block' in word) return places[word.block] + word.at
    return 'whole' in word ? BigInt(word.whole) : word.fraction
  })
  const returned = unit.call(...words)
  const digests = call.sizes.map((size, n) =>
    createHash('sha256').update(unit.read(places[n], size)).digest('hex')
  )
  const told = typeof returned === 'bigint' ? String(returned) : (returned ?? null)
  return { returned: told, blocks: digests, digest: unit.digest }
}

const answers = []
for (const call of JSON.parse(readFileSync(process.argv[3], 'utf8'))) answers.push(await repeated(call))
console.log(JSON.stringify(answers))
