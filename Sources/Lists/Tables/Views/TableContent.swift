// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionViewTree

/// The content view of a cell or header of a table, and the configuration that it shows.
@MainActor
final class TableContent {
  /// The configuration's view, or the one for subviews.
  private(set) var view = UIView()
  /// What is shown; nil: whatever is put into `view`.
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the configurations are to be updated before the next layout.
  var needsUpdate = true

  /// Has the present view show `configuration`, or another one take its place.
  ///
  /// - Returns: the view that was replaced; nil: the same goes on.
  func show(_ configuration: (any UIContentConfiguration)?) -> UIView? {
    self.configuration = configuration
    guard let configuration else { return view is any UIContentView ? replace(by: UIView()) : nil }
    if let view = view as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return nil
    }
    return replace(by: configuration.makeContentView())
  }

  private func replace(by new: UIView) -> UIView {
    defer { view = new }
    return view
  }
}
