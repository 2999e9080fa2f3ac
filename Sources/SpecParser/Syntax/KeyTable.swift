/// Finds keys that a mapping already has: one open hash table for all mappings of a file.
struct KeyTable {
  /// A key of a mapping, both as indices into the tree's nodes; `key` is -1 in a free slot.
  private struct Slot {
    var hash = 0
    var mapping: Int32 = 0
    var key: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  /// The key of `mapping` that has this hash and that `isSame` accepts.
  func find(_ hash: Int, in mapping: Int32, where isSame: (Int32) -> Bool) -> Int32? {
    var position = hash & (slots.count - 1)
    while slots[position].key >= 0 {
      let slot = slots[position]
      if slot.hash == hash, slot.mapping == mapping, isSame(slot.key) { return slot.key }
      position = (position + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a key that `find` did not find.
  mutating func insert(_ key: Int32, into mapping: Int32, hash: Int) {
    if count * 2 >= slots.count { grow() }
    place(Slot(hash: hash, mapping: mapping, key: key))
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.key >= 0 { place(slot) }
  }

  private mutating func place(_ slot: Slot) {
    var position = slot.hash & (slots.count - 1)
    while slots[position].key >= 0 { position = (position + 1) & (slots.count - 1) }
    slots[position] = slot
  }
}
