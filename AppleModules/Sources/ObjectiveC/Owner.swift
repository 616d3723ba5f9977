// SPDX-License-Identifier: Apache-2.0

/// What values can be associated with: an object, or a class itself.
struct Owner {
  let identifier: ObjectIdentifier
  /// Nil for classes, which never go.
  let object: AnyObject?

  /// Nil: it is neither, or there is nothing in it.
  init?(_ value: Any) {
    // An object that may be missing is written as `object as Any`.
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

/// What holds a value or none.
private protocol Holding {
  var held: Any? { get }
}

extension Optional: Holding {
  fileprivate var held: Any? { map { $0 } }
}
