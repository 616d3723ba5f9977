// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A cache of the image files of bundles by name.
enum NamedFiles {
  private struct Key: Hashable {
    var folder: String
    var name: String
  }

  private static let known = Mutex<[Key: UIImage]>([:])

  /// Returns the image called `name`, or `nil` if there is none at the time of the call.
  static func image(named name: String, in bundle: Bundle) -> UIImage? {
    guard let folder = bundle.resourcePath else { return nil }
    let key = Key(folder: folder, name: name)
    if let found = known.withLock({ $0[key] }) { return found }
    guard let path = ImageName.path(of: name, in: bundle), let made = UIImage(contentsOfFile: path)
    else { return nil }
    return known.withLock { known in
      let first = known[key] ?? made
      known[key] = first
      return first
    }
  }
}
