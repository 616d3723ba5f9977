// SPDX-License-Identifier: Apache-2.0

/// A bar that shows a `UIBarAppearance`.
@MainActor
package protocol BarAppearancePresenting: AnyObject {
  /// Called after an appearance changed.
  func barAppearanceChanged()
}

extension BarAppearancePresenting {
  /// Observes changes of `appearances`.
  func follow(_ appearances: [UIBarAppearance?]) {
    for appearance in appearances { appearance?.presenter = self }
  }
}
