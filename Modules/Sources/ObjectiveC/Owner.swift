// SPDX-License-Identifier: Apache-2.0

/// What values can be associated with: an object, or a class itself.
struct Owner {
  let identifier: ObjectIdentifier
  /// Nil for classes, which never go.
  let object: AnyObject?

  init?(_ value: Any) {
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
