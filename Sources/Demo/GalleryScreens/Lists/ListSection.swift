// SPDX-License-Identifier: Apache-2.0

/// A section of the lists.
enum ListSection: Int, CaseIterable {
  case appearance
  case reading
  case library

  var title: String {
    switch self {
    case .appearance: "Appearance"
    case .reading: "Reading"
    case .library: "Library"
    }
  }

  /// The text below the section.
  var note: String {
    switch self {
    case .appearance: "The same rows take the look that is chosen here."
    case .reading: "Changes are seen at the next page."
    case .library: "Five settings, the last of this screen."
    }
  }
}
