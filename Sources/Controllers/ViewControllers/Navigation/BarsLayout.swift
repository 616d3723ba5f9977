// SPDX-License-Identifier: Apache-2.0

/// A controller that places bars, as ``BarFollower`` knows it.
@MainActor
protocol BarsLayout: AnyObject {
  /// Places the bars, and the content around them.
  func layoutBars()
}
