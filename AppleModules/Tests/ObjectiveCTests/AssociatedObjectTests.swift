// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveC
import Testing

struct AssociatedObjectTests {
  final class Owner {}
  final class Value {
    let name: String
    init(_ name: String) { self.name = name }
  }
  nonisolated(unsafe) static var first: UInt8 = 0
  nonisolated(unsafe) static var second: UInt8 = 0

  private func set(_ value: Any?, on object: Any, _ policy: objc_AssociationPolicy) {
    objc_setAssociatedObject(object, &Self.first, value, policy)
  }

  private func get(_ object: Any) -> Any? {
    objc_getAssociatedObject(object, &Self.first)
  }

  @Test func `a value is found under its key, of its object`() {
    let (one, other) = (Owner(), Owner())
    set("a", on: one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(one) as? String == "a")
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    #expect(get(other) == nil)
    set(nil, on: one, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(one) == nil)
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.second) == nil)
  }

  @Test func `an object that may be missing is the object`() {
    let owner: Owner? = Owner()
    set("a", on: owner as Any, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(owner.flatMap { get($0) } as? String == "a")
    #expect(get(Optional(owner) as Any) as? String == "a")
    let missing: Owner? = nil
    set("a", on: missing as Any, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(missing as Any) == nil)
  }

  @Test func `a value is replaced, the old one let go of`() {
    let owner = Owner()
    weak var old: Value?
    do {
      let value = Value("a")
      old = value
      set(value, on: owner, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(old != nil)
    set(Value("b"), on: owner, .OBJC_ASSOCIATION_RETAIN)
    #expect(old == nil)
    #expect((get(owner) as? Value)?.name == "b")
  }

  @Test func `an assigned value is not kept`() {
    let owner = Owner()
    do {
      let value = Value("a")
      set(value, on: owner, .OBJC_ASSOCIATION_ASSIGN)
      #expect((get(owner) as? Value)?.name == "a")
    }
    #expect(get(owner) == nil)
  }

  @Test func `a copied value doesn't follow the original`() {
    let owner = Owner()
    let text = NSMutableString(string: "a")
    set(text, on: owner, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((get(owner) as? NSString)?.description == "a")
  }

  @Test func `values go when their objects are gone, and don't come back for others`() {
    weak var value: Value?
    do {
      let owner = Owner()
      let kept = Value("a")
      value = kept
      set(kept, on: owner, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<2_000 {
      let owner = Owner()
      #expect(get(owner) == nil)
      set("x", on: owner, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test func `classes have values, structures have none`() {
    set("class", on: Owner.self, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(Owner.self) as? String == "class")
    set("struct", on: 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(5) == nil)
    set(nil, on: Owner.self, .OBJC_ASSOCIATION_RETAIN)
  }

  @Test func `a value whose end changes associations is no problem`() {
    final class Chain {
      let owner = Owner()
      deinit {
        objc_setAssociatedObject(owner, &AssociatedObjectTests.first, 1, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let owner = Owner()
    set(Chain(), on: owner, .OBJC_ASSOCIATION_RETAIN)
    set(nil, on: owner, .OBJC_ASSOCIATION_RETAIN)
    #expect(get(owner) == nil)
  }

  @Test func `threads associate at the same time`() {
    let owners = (0..<8).map { _ in NSObject() }
    nonisolated(unsafe) let shared = owners
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<200 {
        let owner = shared[number % 8]
        objc_setAssociatedObject(owner, &Self.second, number, .OBJC_ASSOCIATION_RETAIN)
        _ = objc_getAssociatedObject(owner, &Self.second)
      }
    }
    #expect(owners.allSatisfy { objc_getAssociatedObject($0, &Self.second) is Int })
  }
}
