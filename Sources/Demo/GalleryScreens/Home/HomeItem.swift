// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// The items of the home screen's sections.
enum HomeItem: ComposableItem {
  case upcoming(Upcoming)
  case people(Person)
  case timeline(Timeline)

  /// An item of the reminders section: a reminder, or the placeholder of the empty section.
  enum Upcoming: Hashable {
    case empty(UIImage?, String)
    case reminder(Reminder)
  }

  /// An item of the timeline: a gift, or the placeholder of the empty section.
  enum Timeline: Hashable {
    case empty(UIImage?, String)
    case gift(Gift)
  }
}
