// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The controller whose view fills a window, as the window uses it.
@MainActor
protocol WindowRoot: UIResponder {
  /// The title of the window; nil: the controller has none.
  var windowTitle: String? { get }
}
