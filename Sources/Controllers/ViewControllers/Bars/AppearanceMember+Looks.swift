// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension AppearanceMember {
  /// Creates the member for the standard appearance of a bar, which counts as unset where `isGiven` is
  /// `false`.
  static func standardLook<Bar: UIView, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Bar, Look>, _ isGiven: KeyPath<Bar, Bool>
  ) -> AppearanceMember {
    AppearanceMember(
      "standardAppearance",
      read: { (bar: Bar) in .some(bar[keyPath: isGiven] ? bar[keyPath: path] : nil) },
      write: { bar, look in if let look { bar[keyPath: path] = look.duplicate() } })
  }

  /// Creates the member for a whole appearance; each bar gets its own copy.
  static func look<Bar: UIView, Look: UIBarAppearance>(
    _ name: String, _ path: ReferenceWritableKeyPath<Bar, Look?>
  ) -> AppearanceMember {
    AppearanceMember(
      name, read: { (bar: Bar) in .some(bar[keyPath: path]) },
      write: { $0[keyPath: path] = $1?.duplicate() })
  }

  /// Creates the member for a part of an appearance, which is ignored where `isWhole` is `true`.
  static func part<Bar: UIView, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Bar, Value?>, _ isWhole: KeyPath<Bar, Bool>
  ) -> AppearanceMember {
    AppearanceMember(
      name, read: { (bar: Bar) in bar[keyPath: isWhole] ? nil : .some(bar[keyPath: path]) },
      write: { $0[keyPath: path] = $1 })
  }
}
