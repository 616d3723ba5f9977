// SPDX-License-Identifier: Apache-2.0

/// A bar that looks as an appearance says.
@MainActor
package protocol BarAppearancePresenting: AnyObject {
  /// The appearance is another one now.
  func barAppearanceChanged()
}

extension BarAppearancePresenting {
  /// Hears of changes in each of `appearances`.
  func follow(_ appearances: [UIBarAppearance?]) {
    for appearance in appearances { appearance?.presenter = self }
  }
}
