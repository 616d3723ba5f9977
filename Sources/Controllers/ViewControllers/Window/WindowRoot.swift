// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A controller whose view fills a window.
@MainActor
protocol WindowRoot: UIResponder {
  /// The title of the window, or `nil` if the controller has none.
  var windowTitle: String? { get }
}
