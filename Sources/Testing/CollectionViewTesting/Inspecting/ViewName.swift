// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The cached names of the classes of views; the runtime builds a name on each access.
@MainActor
enum ViewName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of the class of `object`, without its module.
  static func of(_ object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
