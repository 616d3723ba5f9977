// SPDX-License-Identifier: Apache-2.0

/// A controller that the system presents in its own way, whatever style it has.
@MainActor
protocol SystemPresented: UIViewController {
  /// The manager of the presentation.
  func ownPresentation(from presenter: UIViewController?) -> UIPresentationController
}
