// SPDX-License-Identifier: Apache-2.0

/// A unit of work that is repeated when an observable property that it read changes.
package enum ObservedWork: UInt8, Sendable {
  /// `updateProperties()` of a view.
  case properties
  /// `updateProperties()` of a view's controller.
  case ownerProperties
  /// `updateConstraints()` of a view.
  case constraints
  /// `updateViewConstraints()` of a view's controller.
  case ownerConstraints
  /// `layoutSubviews()` of a view.
  case layout
  /// `viewWillLayoutSubviews()` of a view's controller.
  case ownerWillLayout
  /// `viewDidLayoutSubviews()` of a view's controller.
  case ownerDidLayout
  /// `draw(_:)` of a view.
  case drawing
  /// The configuration of a button, cell, header or footer.
  case configuration
  /// The unavailable content configuration of a view's controller.
  case unavailableContent
  /// `containerViewWillLayoutSubviews()` of a presentation that happens in a view.
  case containerWillLayout
  /// `containerViewDidLayoutSubviews()` of a presentation that happens in a view.
  case containerDidLayout
}
