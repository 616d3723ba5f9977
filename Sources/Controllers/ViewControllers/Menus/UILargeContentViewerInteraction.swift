// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that enlarges views in a view while they are held, for users of very large text.
///
/// - Note: Has no effect on Linux, as on a device without such text: ``isEnabled`` is `false`, and the
///   delegate is not called.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, none of whose methods is called.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// A disabled recogniser, which other recognisers can require to fail.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.isEnabled = false
    return recognizer
  }()

  /// Whether the large content viewer is enabled; always `false`.
  open class var isEnabled: Bool { false }

  /// Creates an interaction with the given delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// Creates an interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
