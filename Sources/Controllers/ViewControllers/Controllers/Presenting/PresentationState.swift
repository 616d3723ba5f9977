// SPDX-License-Identifier: Apache-2.0

/// What a controller presents, and what presents it.
@MainActor
struct PresentationState {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenter: UIViewController?
  /// Manages how this one is presented.
  var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.isHeldByPresented = false
      controller?.isHeldByPresented = true
    }
  }
  var isComing = false
  /// Whether the presentation begins, so that a dismissal waits until it has begun.
  var isBeginning = false
  /// The dismissal that waits.
  var dismissalInWaiting: (() -> Void)?
  var isGoing = false
}
