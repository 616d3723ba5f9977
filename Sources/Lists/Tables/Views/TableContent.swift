// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionViewTree

/// The content view of a table's cell or header, and its configuration.
@MainActor
final class TableContent {
  /// The configuration's view, or the container for subviews.
  private(set) var view = UIView()
  /// The current configuration; `nil` if the subviews of `view` are the content.
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the configurations need an update before the next layout.
  var needsUpdate = true

  /// Applies `configuration` to the current view, or replaces the view.
  ///
  /// - Returns: The view that was replaced; `nil` if the current one is kept.
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
