// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Says where a pencil may write into a view by hand.
///
/// No device here has a pencil: nobody writes, and the delegate is asked nothing.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Whether a pencil was used lately, so that it is likely to be used again; false.
  open class var isPencilInputExpected: Bool { false }

  open private(set) weak var view: UIView?
  /// Would say where a pencil may write.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether a pencil writes now; false.
  open var isHandlingWriting: Bool { false }

  /// An interaction that would ask `delegate`.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
