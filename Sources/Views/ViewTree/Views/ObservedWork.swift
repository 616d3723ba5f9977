// SPDX-License-Identifier: Apache-2.0

/// A unit of work that is repeated when an observable property that it read changes.
package enum ObservedWork: UInt8, Sendable {
  /// A call of `updateProperties()` of a view.
  case properties
  /// A call of `updateProperties()` of a view's controller.
  case ownerProperties
  /// A call of `updateConstraints()` of a view.
  case constraints
  /// A call of `updateViewConstraints()` of a view's controller.
  case ownerConstraints
  /// A call of `layoutSubviews()` of a view.
  case layout
  /// A call of `viewWillLayoutSubviews()` of a view's controller.
  case ownerWillLayout
  /// A call of `viewDidLayoutSubviews()` of a view's controller.
  case ownerDidLayout
  /// A call of `draw(_:)` of a view.
  case drawing
  /// The configuration of a button, cell, header or footer.
  case configuration
  /// The unavailable content configuration of a view's controller.
  case unavailableContent
  /// A call of `containerViewWillLayoutSubviews()` of a presentation that happens in a view.
  case containerWillLayout
  /// A call of `containerViewDidLayoutSubviews()` of a presentation that happens in a view.
  case containerDidLayout
}
