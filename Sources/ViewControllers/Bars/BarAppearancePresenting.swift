// SPDX-License-Identifier: Apache-2.0

/// A bar that looks as an appearance says.
@MainActor
package protocol BarAppearancePresenting: AnyObject {
  /// The appearance is another one now.
  func barAppearanceChanged()
}
