// SPDX-License-Identifier: Apache-2.0

/// An object or a class with which values can be associated.
struct Owner {
  let identifier: ObjectIdentifier
  /// The object; `nil` for a class, which is never deallocated.
  let object: AnyObject?

  /// Creates an owner, or `nil` if `value` is neither an object nor a class, or is an empty optional.
  init?(_ value: Any) {
    // An optional object is passed as `object as Any`.
    if let held = value as? any Holding {
      guard let owner = held.held.flatMap({ Owner($0) }) else { return nil }
      self = owner
      return
    }
    if let type = value as? AnyClass {
      (identifier, object) = (ObjectIdentifier(type), nil)
    } else if type(of: value) is AnyClass {
      let object = value as AnyObject
      (identifier, self.object) = (ObjectIdentifier(object), object)
    } else {
      return nil
    }
  }
}

/// A type that wraps an optional value.
private protocol Holding {
  var held: Any? { get }
}

extension Optional: Holding {
  fileprivate var held: Any? { map { $0 } }
}
