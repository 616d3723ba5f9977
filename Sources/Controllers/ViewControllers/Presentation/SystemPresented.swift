// SPDX-License-Identifier: Apache-2.0

/// A controller with a presentation controller of its own, regardless of its style.
@MainActor
protocol SystemPresented: UIViewController {
  /// Returns the presentation controller.
  func ownPresentation(from presenter: UIViewController?) -> UIPresentationController
}
