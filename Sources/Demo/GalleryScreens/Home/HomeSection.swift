// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// The sections of the home screen.
///
/// The associated values affect the layout, not the identity of a section.
enum HomeSection: ComposableSection {
  case upcoming(isEmpty: Bool)
  case people
  case timeline(isEmpty: Bool, columns: Int)

  private var name: String {
    switch self {
    case .upcoming: "upcoming"
    case .people: "people"
    case .timeline: "timeline"
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
