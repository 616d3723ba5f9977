// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Has the views in a view shown large while they are held, for people who use very large text.
///
/// Nothing is shown, and nobody is asked, as on a device whose person asks for no such text: ``isEnabled`` is false.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Says what is at a place.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// A recogniser that others can wait for; it is off.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.isEnabled = false
    return recognizer
  }()

  /// Whether something is shown large: false.
  open class var isEnabled: Bool { false }

  /// An interaction whose delegate says what is at a place.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// An interaction that finds what is at a place by itself.
  public convenience override init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
