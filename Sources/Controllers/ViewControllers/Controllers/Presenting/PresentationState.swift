// SPDX-License-Identifier: Apache-2.0

/// The presentation state of a controller: the controller that it presents, and the one that presents it.
@MainActor
struct PresentationState {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenter: UIViewController?
  /// The presentation controller of this controller.
  var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.isHeldByPresented = false
      controller?.isHeldByPresented = true
    }
  }
  var isComing = false
  /// Whether the presentation is about to begin; a dismissal is deferred until it has begun.
  var isBeginning = false
  /// The deferred dismissal.
  var dismissalInWaiting: (() -> Void)?
  var isGoing = false
}
