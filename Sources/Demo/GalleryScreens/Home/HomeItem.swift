// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// What the sections of the home screen hold.
enum HomeItem: ComposableItem {
  case upcoming(Upcoming)
  case people(Person)
  case timeline(Timeline)

  /// What is to come, or that there is nothing.
  enum Upcoming: Hashable {
    case empty(UIImage?, String)
    case reminder(Reminder)
  }

  /// What was given, or that there is nothing.
  enum Timeline: Hashable {
    case empty(UIImage?, String)
    case gift(Gift)
  }
}
