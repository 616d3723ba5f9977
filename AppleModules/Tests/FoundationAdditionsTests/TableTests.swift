// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct TableTests {
  private final class Thing: Listening {}
  private protocol Listening: AnyObject {}

  @Test func `a table that keeps no keys loses what they stood for`() {
    let table = NSMapTable<Thing, NSString>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    var key: Thing? = Thing()
    let other = Thing()
    table.setObject("one", forKey: key)
    table.setObject("two", forKey: other)
    #expect(table.object(forKey: key) == "one")
    #expect(table.count == 2)
    key = nil
    #expect(table.count == 1)
    #expect(table.objectEnumerator()?.allObjects as? [NSString] == ["two"])
    #expect(table.keyEnumerator().allObjects.first as? Thing === other)
  }

  @Test func `a table that keeps no objects loses them`() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    var thing: Thing? = Thing()
    table.setObject(thing, forKey: "a")
    #expect(table.object(forKey: "a") === thing)
    thing = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
  }

  @Test func `keys are equal as they say, or each to itself alone`() {
    let first = NSMutableString(string: "key")
    let second = NSMutableString(string: "key")
    let equal = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    equal.setObject(1, forKey: first)
    equal.setObject(2, forKey: second)
    #expect(equal.count == 1)
    #expect(equal.object(forKey: "key") == 2)
    #expect(equal.dictionaryRepresentation() == ["key" as NSString: 2])
    let alone = NSMapTable<NSString, NSNumber>(keyOptions: .objectPointerPersonality)
    alone.setObject(1, forKey: first)
    alone.setObject(2, forKey: second)
    #expect(alone.count == 2)
    alone.removeObject(forKey: first)
    #expect(alone.object(forKey: first) == nil)
    #expect(alone.object(forKey: second) == 2)
  }

  @Test func `a copy is kept where one is asked for`() {
    let table = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn)
    let key = NSMutableString(string: "a")
    table.setObject(1, forKey: key)
    key.append("b")
    #expect(table.object(forKey: "a") == 1)
    #expect(table.object(forKey: "ab") == nil)
  }

  @Test func `nothing is put in for nothing`() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(nil, forKey: "a")
    table.setObject(1, forKey: nil)
    #expect(table.count == 0)
    table.setObject(1, forKey: "a")
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `listeners that nobody keeps leave`() {
    let listeners = NSHashTable<any Listening>.weakObjects()
    let first = Thing()
    do {
      let second = Thing()
      listeners.add(first)
      listeners.add(first)
      listeners.add(second)
      #expect(listeners.count == 2)
      #expect(listeners.contains(second))
    }
    #expect(listeners.count == 1)
    #expect(listeners.allObjects.first === first)
    #expect(listeners.anyObject === first)
    listeners.remove(first)
    #expect(listeners.allObjects.isEmpty)
  }

  @Test func `a table of what ends at once does not grow`() {
    let table = NSHashTable<Thing>.weakObjects()
    for _ in 0..<1_000 { table.add(Thing()) }
    #expect(table.count == 0)
  }
}
