// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that controls handwriting with a pencil in a view.
///
/// - Note: Has no effect on Linux, where no pencil is supported: the delegate is never called.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Whether input from a pencil is likely; always `false`.
  open class var isPencilInputExpected: Bool { false }

  open private(set) weak var view: UIView?
  /// The delegate of the interaction.
  ///
  /// - Note: Never called on Linux.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether handwriting is in progress; always `false`.
  open var isHandlingWriting: Bool { false }

  /// Creates an interaction with the given delegate.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
