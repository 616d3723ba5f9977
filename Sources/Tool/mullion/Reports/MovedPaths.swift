// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting

/// The paths of sources that are in another folder on this machine than where the tests ran.
struct MovedPaths {
  let from: String
  let to: String

  /// Creates the paths below `from`, which is `to` here.
  init(from: String, to: String) {
    (self.from, self.to) = (from, to)
  }

  /// Returns the path here; unmodified if it is elsewhere.
  func moved(_ path: String) -> String {
    path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : path
  }

  /// Returns the place here.
  func moved(_ place: SourcePlace) -> SourcePlace {
    SourcePlace(path: moved(place.path), line: place.line, column: place.column)
  }
}
