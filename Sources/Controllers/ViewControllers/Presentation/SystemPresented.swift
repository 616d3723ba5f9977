// SPDX-License-Identifier: Apache-2.0

/// A controller with a presentation controller of its own, regardless of its style.
@MainActor
protocol SystemPresented: UIViewController {
  /// Returns a new presentation controller for the controller, presented by `presenter`.
  func ownPresentation(from presenter: UIViewController?) -> UIPresentationController
}
