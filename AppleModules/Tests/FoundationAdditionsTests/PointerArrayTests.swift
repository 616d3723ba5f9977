// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of pointer arrays, whose weakly referenced objects may be deallocated.
struct PointerArrayTests {
  private static func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func `weak objects become missing ones`() throws {
    let list = NSPointerArray.weakObjects()
    let stays = NSObject()
    do {
      let goes = NSObject()
      list.addPointer(Self.address(goes))
      list.addPointer(Self.address(stays))
      #expect(list.allObjects.count == 2)
      withExtendedLifetime(goes) {}
    }
    #expect(list.count == 2 && list.pointer(at: 0) == nil)
    let address = try #require(list.pointer(at: 1))
    #expect(Unmanaged<NSObject>.fromOpaque(address).takeUnretainedValue() === stays)
    list.compact()
    #expect(list.count == 1)
  }

  @Test func `strong objects stay, in their places`() {
    let list = NSPointerArray.strongObjects()
    weak var kept: NSObject?
    do {
      let object = NSObject()
      kept = object
      list.addPointer(Self.address(object))
    }
    #expect(kept != nil)
    list.insertPointer(nil, at: 0)
    #expect(list.count == 2 && list.allObjects.count == 1)
    list.replacePointer(at: 0, withPointer: list.pointer(at: 1))
    list.removePointer(at: 1)
    #expect(list.count == 1 && list.allObjects.count == 1)
    list.count = 3
    #expect(list.pointer(at: 2) == nil)
  }
}
