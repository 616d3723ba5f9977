// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The pictures among the files of bundles that were asked for by name, each read once.
enum NamedFiles {
  private struct Key: Hashable {
    var folder: String
    var name: String
  }

  private static let known = Mutex<[Key: UIImage]>([:])

  /// The picture called `name`; nil: there is none, as of now.
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
