// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// Makes the searches of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// The search for the view; nil: it can't be searched now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A search begins; may be left out.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A search has ended; may be left out.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
