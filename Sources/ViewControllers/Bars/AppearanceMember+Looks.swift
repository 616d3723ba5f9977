// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

extension AppearanceMember {
  /// A whole look of a bar, of which each bar gets its own.
  static func look<Bar: UIView, Look: UIBarAppearance>(
    _ name: String, _ path: ReferenceWritableKeyPath<Bar, Look?>
  ) -> AppearanceMember {
    AppearanceMember(
      name, read: { (bar: Bar) in .some(bar[keyPath: path]) },
      write: { $0[keyPath: path] = $1?.duplicate() })
  }

  /// A part of the look that has no say where `isWhole`.
  static func part<Bar: UIView, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Bar, Value?>, _ isWhole: KeyPath<Bar, Bool>
  ) -> AppearanceMember {
    AppearanceMember(
      name, read: { (bar: Bar) in bar[keyPath: isWhole] ? nil : .some(bar[keyPath: path]) },
      write: { $0[keyPath: path] = $1 })
  }
}
