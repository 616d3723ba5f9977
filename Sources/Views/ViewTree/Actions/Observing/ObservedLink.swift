// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A weak reference to an object on the path to an observed property.
struct ObservedLink {
  private(set) weak var object: NSObject?
  /// The identity of the object, also after its deallocation.
  let key: ObjectIdentifier

  init(_ object: NSObject) {
    self.object = object
    key = ObjectIdentifier(object)
  }
}
