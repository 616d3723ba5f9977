// SPDX-License-Identifier: Apache-2.0

/// A controller that lays out bars, as seen by ``BarFollower``.
@MainActor
protocol BarsLayout: AnyObject {
  /// Lays out the bars and the content.
  func layoutBars()
}
