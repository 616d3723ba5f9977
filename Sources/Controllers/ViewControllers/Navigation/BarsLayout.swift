// SPDX-License-Identifier: Apache-2.0

/// A controller whose bars are laid out at the request of a ``BarFollower``.
@MainActor
protocol BarsLayout: AnyObject {
  /// Lays out the bars and the content.
  func layoutBars()
}
