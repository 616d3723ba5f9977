// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object on the way to a property that is followed; it is not kept alive.
struct ObservedLink {
  private(set) weak var object: NSObject?
  /// What it is known by, also when it is gone.
  let key: ObjectIdentifier

  init(_ object: NSObject) {
    self.object = object
    key = ObjectIdentifier(object)
  }
}
